/** A QR code as the path of its dark modules, each one unit wide; loaded when somebody invites. */
export interface QrDrawing {
  readonly path: string;
  /** Modules from side to side. */
  readonly size: number;
}

export async function drawQr(text: string): Promise<QrDrawing> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  const code = generate(text);
  return { path: toSvgPath(code), size: code.size };
}
