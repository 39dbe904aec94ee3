import { strToU8, zipSync } from 'fflate';
import { readDocx } from '../../../../client/textFiles/readDocx';
import { readFiles } from '../../../../client/textFiles/readFiles';
import { toImportedText } from '../../../../client/textFiles/toImportedText';

/** jsdom's File has no arrayBuffer. */
const archive = (bytes: Uint8Array) =>
  ({
    name: 'stories.zip',
    size: bytes.length,
    lastModified: 0,
    arrayBuffer: async () => Uint8Array.from(bytes).buffer,
  }) as File;
const read = (bytes: Uint8Array) =>
  readFiles([archive(bytes)], { onProgress: () => {}, signal: new AbortController().signal });

const msOf = async (work: () => unknown) => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** An archive of two files with one name: two that had names of the same length. */
function twins(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = zipSync({ 'a.md': first, 'b.md': second });
  const name = strToU8('b.md');
  for (let at = 0; at < bytes.length; at += 1)
    if (name.every((byte, place) => bytes[at + place] === byte)) bytes[at] = 'a'.charCodeAt(0);
  return bytes;
}

const end64Size = 56;

/** The same archive with a directory whose end states its entries in 64 bits, and sizes too if asked for. */
function in64(bytes: Uint8Array, count: number, { withSizes = false } = {}): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = bytes.length - 22;
  const start = view.getUint32(end + 16, true);
  const entry = bytes.slice(start, end);
  const entryView = new DataView(entry.buffer);
  const extra = new DataView(new ArrayBuffer(withSizes ? 20 : 0));
  if (withSizes) {
    extra.setUint16(0, 1, true);
    extra.setUint16(2, 16, true);
    extra.setBigUint64(4, BigInt(entryView.getUint32(24, true)), true);
    extra.setBigUint64(12, BigInt(entryView.getUint32(20, true)), true);
    for (const place of [20, 24]) entryView.setUint32(place, 0xffff_ffff, true);
    entryView.setUint16(30, 20, true);
  }
  const tail = new DataView(new ArrayBuffer(end64Size + 20));
  tail.setUint32(0, 0x06064b50, true);
  tail.setBigUint64(32, BigInt(count), true);
  tail.setBigUint64(48, BigInt(start), true);
  tail.setUint32(end64Size, 0x07064b50, true);
  tail.setBigUint64(end64Size + 8, BigInt(start + entry.length + extra.byteLength), true);
  const parts = [bytes.slice(0, start), entry, extra, tail, bytes.slice(end)];
  return Uint8Array.from(parts.flatMap((part) => [...new Uint8Array('buffer' in part ? part.buffer : part)]));
}

describe('an archive', () => {
  it('with two texts of one name gives both', async () => {
    const { texts, skipped } = await read(twins(strToU8('One.'), strToU8('Two.')));
    expect(texts.map(({ content }) => content)).toEqual(['One.', 'Two.']);
    expect(skipped).toEqual([]);
  });

  it('does not unpack what is too long because something short has its name', async () => {
    const { texts, skipped } = await read(twins(strToU8('Short.'), new Uint8Array(9_000_000).fill(97)));
    expect(texts.map(({ content }) => content)).toEqual(['Short.']);
    expect(skipped).toEqual([{ source: 'a.md', reason: 'A story can hold at most 2,000,000 characters' }]);
  });

  it('that states four thousand million files is refused at the first that isn’t there', async () => {
    const lying = in64(zipSync({ 'a.md': strToU8('One.') }), 0xffff_ffff);
    await expect(read(lying)).rejects.toThrow('This file is damaged or isn’t a ZIP file.');
  });

  it('whose sizes take 64 bits is read', async () => {
    const { texts } = await read(in64(zipSync({ 'a.md': strToU8('One.') }), 1, { withSizes: true }));
    expect(texts.map(({ content }) => content)).toEqual(['One.']);
  });

  it('with more files than can be read is refused, also if some of them are folders', async () => {
    const files = Array.from({ length: 20_001 }, (_, n) => [n === 0 ? 'book/' : `${n}.jpg`, strToU8('')]);
    await expect(read(zipSync(Object.fromEntries(files), { level: 0 }))).rejects.toThrow(
      '“stories.zip” holds too many files. Divide it, and import the parts.',
    );
  });
});

describe('takes no longer for', () => {
  it('a heading of spaces', async () => {
    const text = `# a${' '.repeat(3_000)}b`;
    const source = { source: 'a.md', text, headingIsTitle: true };
    expect(await msOf(() => toImportedText(source))).toBeLessThan(1_000);
  });

  it('a Word document of readings that don’t end', async () => {
    const document = `<w:document>${'<w:rt>'.repeat(50_000)}</w:document>`;
    const docx = zipSync({ 'word/document.xml': strToU8(document) });
    await readDocx(docx).catch(() => null);
    expect(await msOf(() => readDocx(docx).catch(() => null))).toBeLessThan(5_000);
  });
});
