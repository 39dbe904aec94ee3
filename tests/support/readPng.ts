import { crc32, inflateSync } from 'node:zlib';

interface Png {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  pixels: Uint8Array;
}

const channels = 4;

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** What a filter adds to a byte, from the bytes before it. Source: PNG specification, section 9.2. */
const filters: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

function unfilter(data: Buffer, width: number, height: number): Uint8Array {
  const row = width * channels;
  const pixels = new Uint8Array(height * row);
  for (let y = 0; y < height; y += 1) {
    const type = data[y * (row + 1)] ?? 0;
    const filter = filters[type];
    if (!filter) throw new Error(`no filter of PNG: ${type}`);
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x < channels ? 0 : (pixels[at - channels] ?? 0);
      const above = y === 0 ? 0 : (pixels[at - row] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (pixels[at - row - channels] ?? 0);
      pixels[at] = (data[y * (row + 1) + 1 + x] ?? 0) + filter(left, above, corner);
    }
  }
  return pixels;
}

/** Reads a PNG of 8 bits a channel with alpha. Throws if it is not valid. Source: PNG specification, section 5. */
export function readPng(file: Uint8Array): Png {
  const bytes = Buffer.from(file);
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    expect([type, bytes.readUInt32BE(end)]).toEqual([type, crc32(bytes.subarray(at + 4, end))]);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  const [header] = chunks;
  if (header?.type !== 'IHDR' || chunks.at(-1)?.type !== 'IEND') throw new Error('not a whole PNG');
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  // Bits, colour type, compression, filter and interlace methods.
  expect([...header.data.subarray(8)]).toEqual([8, 6, 0, 0, 0]);
  const data = inflateSync(
    Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []))),
  );
  expect(data.length).toBe(height * (1 + width * channels));
  return { width, height, pixels: unfilter(data, width, height) };
}

/** The part of a rectangle that is darker than half grey, from 0 to 1. */
export function darkness(
  { width: whole, pixels }: Png,
  [left, top, width, height]: readonly [number, number, number, number],
): number {
  let dark = 0;
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1)
      if ((pixels[channels * (y * whole + x)] ?? 0) < 128) dark += 1;
  return dark / (width * height);
}
