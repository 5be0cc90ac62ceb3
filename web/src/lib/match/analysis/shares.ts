// Shares as whole per cent: rounded so that they still add up.

/** Rounds each value up or down so that the sum is the rounded sum of all; the largest remainders go up. */
export function rounded(values: readonly number[]): number[] {
  const low = values.map(Math.floor);
  const missing = Math.round(sum(values)) - sum(low);
  const order = values.map((_, at) => at).sort((a, b) => rest(values, b) - rest(values, a) || a - b);
  const raised = new Set(order.slice(0, missing));
  return low.map((value, at) => (raised.has(at) ? value + 1 : value));
}

/** Shares of 1 as whole per cent. */
export function percents(shares: readonly number[]): number[] {
  return rounded(shares.map((share) => 100 * share));
}

function rest(values: readonly number[], at: number): number {
  const value = values[at] ?? 0;
  return value - Math.floor(value);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
