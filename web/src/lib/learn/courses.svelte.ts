// What there is to learn, fetched once.
import { getLessons } from '$lib/net/http';
import type { CourseInfo } from '$lib/net/types';

class Courses {
  all = $state.raw<readonly CourseInfo[] | null>(null);
  failed = $state(false);

  async load(): Promise<readonly CourseInfo[]> {
    if (this.all) return this.all;
    this.failed = false;
    try {
      this.all = await getLessons();
    } catch {
      this.failed = true;
    }
    return this.all ?? [];
  }

  find(game: string): CourseInfo | undefined {
    return this.all?.find((course) => course.game === game);
  }
}

export const courses = new Courses();
