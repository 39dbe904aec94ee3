import { strToU8, zipSync } from 'fflate';
import { readFiles } from '../../../../client/textFiles/readFiles';
import { readmeText } from '../../../../server/features/own-data/dataExport/exportReadme';
import { writeFrontMatter } from '../../../../server/markdown/frontMatter';

const changedAt = new Date('2024-05-06T07:08:09.000Z');

/** jsdom's File has no arrayBuffer. */
function file(name: string, content: Uint8Array | string): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    name,
    size: bytes.length,
    lastModified: changedAt.getTime(),
    arrayBuffer: async () => Uint8Array.from(bytes).buffer,
  } as File;
}
const zip = (files: Record<string, string | Uint8Array>, name = 'stories.zip') =>
  file(
    name,
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, content]) => [
          path,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );
const read = (...files: File[]) =>
  readFiles(files, { onProgress: () => {}, signal: new AbortController().signal });

test('our own export is imported completely, its text byte for byte', async () => {
  const text = '  It was *late*.\r\nStill,\n\nwe wrote.  ';
  const exported = writeFrontMatter(
    {
      title: 'The Lamp: a "story"',
      id: 'story_01h455vb4pex5vsknk084sn02q',
      tags: ['sea', 'at night'],
      privacy: 'public',
      words: 5,
      created: new Date('2023-01-02T03:04:05.678Z'),
      updated: new Date('2023-02-02T03:04:05.678Z'),
      shared: null,
      published: new Date('2023-03-02T03:04:05.678Z'),
      notes: 'Mine alone.',
      listed: false,
      lang: 'nb',
    },
    text,
  );
  const { texts, skipped } = await read(zip({ 'The Lamp.md': exported }));
  expect(skipped).toEqual([]);
  expect(texts).toEqual([
    {
      localId: 'import_story_01h455vb4pex5vsknk084sn02q',
      title: 'The Lamp: a "story"',
      content: text,
      isVerse: false,
      tags: ['sea', 'at night'],
      privacyLevel: 'PUBLIC',
      notes: 'Mine alone.',
      listed: false,
      lang: 'nb',
      createdAt: new Date('2023-01-02T03:04:05.678Z'),
      updatedAt: new Date('2023-02-02T03:04:05.678Z'),
      publishedAt: new Date('2023-03-02T03:04:05.678Z'),
      exportedFrom: 'story_01h455vb4pex5vsknk084sn02q',
    },
  ]);
});

test('a plain file has its first heading or file name as title, and the file’s date', async () => {
  const { texts } = await read(
    file('draft 3.md', '# The Door ##\n\nIt was shut.'),
    file('Rain.txt', '# Not a heading'),
  );
  expect(texts).toMatchObject([
    { title: 'The Door', content: 'It was shut.', createdAt: changedAt },
    { title: 'Rain', content: '# Not a heading', createdAt: changedAt },
  ]);
});

test('a title is the plain text of its heading, which stays if that would lose a word', async () => {
  const long = `The ${'long '.repeat(60)}night`;
  const { texts } = await read(
    file('a.md', '# The *Door* & `key` \\#2\n\nShut.'),
    file('b.md', `# ${long}\n\nDark.`),
    file('c.md', '# The Door^[Which one?]\n\nOpen.'),
  );
  expect(texts.map(({ title, content }) => [title, content])).toEqual([
    ['The Door & key #2', 'Shut.'],
    [long.slice(0, 255).trim(), `# ${long}\n\nDark.`],
    ['The Door', '# The Door^[Which one?]\n\nOpen.'],
  ]);
});

test('a text keeps its idempotency key, whatever folder or day it comes from, and is imported once', async () => {
  const [one, again, other] = [
    await read(file('Rain.txt', 'It rained.')),
    await read(zip({ 'old/2019/Rain.txt': 'It rained.' })),
    await read(file('Rain.txt', 'It rained again.')),
  ].map(({ texts }) => texts[0]?.localId);
  expect(one).toMatch(/^import_[0-9a-f]{48}$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
  const { texts, skipped } = await read(file('a.txt', 'One.'), file('a.txt', 'One.'));
  expect(texts).toHaveLength(1);
  expect(skipped).toEqual([{ source: 'a.txt', reason: 'It is there twice.' }]);
});

test('UTF-8 and UTF-16 are detected by their byte order marks, and an old Windows encoding is guessed with a note', async () => {
  const utf16 = (littleEndian: boolean) => {
    const text = '\ufeffÉté 写';
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let n = 0; n < text.length; n += 1) view.setUint16(n * 2, text.charCodeAt(n), littleEndian);
    return new Uint8Array(view.buffer);
  };
  const { texts } = await read(
    file('a.txt', '\ufeffÉté'),
    file('b.txt', utf16(true)),
    file('c.txt', utf16(false)),
    file('d.txt', new Uint8Array([0xc9, 0x74, 0xe9])),
  );
  expect(texts.map(({ content }) => content)).toEqual(['Été', 'Été 写', 'Été 写', 'Été']);
  expect(texts.map(({ remark }) => remark)).toEqual([
    undefined,
    undefined,
    undefined,
    'Read as an old Windows text: look at its accents.',
  ]);
});

test('folders are read, system files ignored, and other files skipped with a reason', async () => {
  const { texts, skipped } = await read(
    zip({
      'book/one/Chapter 1.md': 'Once.',
      '__MACOSX/book/._Chapter 1.md': 'junk',
      'book/.DS_Store': 'junk',
      '.git/notes.md': 'junk',
      'book/cover.jpg': new Uint8Array([0xff, 0xd8]),
      'book/old.doc': 'x',
      'book/binary.txt': new Uint8Array([1, 0, 2, 0]),
      'book/empty.md': ' \n ',
      'journals/Monday.md': writeFrontMatter({ id: 'journal_01h455vb4pex5vsknk084sn02q' }, 'Dear diary'),
    }),
  );
  expect(texts.map(({ title }) => title)).toEqual(['Chapter 1']);
  expect(skipped).toEqual([
    { source: 'book/cover.jpg', reason: 'It is no .md, .txt or .docx file.' },
    { source: 'book/old.doc', reason: 'Save it as .docx or .txt first.' },
    { source: 'book/binary.txt', reason: 'It is no text.' },
    { source: 'book/empty.md', reason: 'It has no text.' },
    { source: 'journals/Monday.md', reason: 'It is a journal entry, and only stories are imported.' },
  ]);
});

test('of a data export, earlier versions and the README are no stories', async () => {
  const { texts, skipped } = await read(
    zip({
      'README.txt': readmeText('ines', new Date('2026-03-02T19:00:00.000Z')),
      'stories/The Lamp.md': writeFrontMatter({ title: 'The Lamp' }, 'It was lit.'),
      'versions/The Lamp/1.md': writeFrontMatter({ id: 'version_01h455vb4pex5vsknk084sn02q' }, 'Lit.'),
    }),
  );
  expect(texts.map(({ title }) => title)).toEqual(['The Lamp']);
  expect(skipped).toEqual([
    { source: 'README.txt', reason: 'It describes the export that it came with.' },
    {
      source: 'versions/The Lamp/1.md',
      reason: 'It is an earlier version of a story, and only stories are imported.',
    },
  ]);
});

test('a day without a time is that day for the member, in any time zone', async () => {
  const { texts } = await read(
    file('a.md', '---\ndate: 2024-03-05\n---\nA'),
    file('b.md', '---\ndate: 2024-03-05T18:00:00Z\n---\nB'),
  );
  expect(texts.map(({ createdAt }) => createdAt)).toEqual([
    new Date(2024, 2, 5, 12),
    new Date('2024-03-05T18:00:00Z'),
  ]);
});

test('tags of other programs are adapted, and invalid ones reported', async () => {
  const { texts } = await read(
    file(
      'a.md',
      '---\ntags: ["#Sea_Side", sea-side, "a tag that is much too long for here", "ok"]\n---\nText.',
    ),
  );
  expect(texts[0]).toMatchObject({
    tags: ['sea-side', 'ok'],
    remark: 'Left out as tags: a tag that is much too long for here.',
  });
});

describe('archives that would fill the memory', () => {
  /** An archive whose directory declares false file sizes. */
  function lying(count: number, content: string, size: number) {
    const files = Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.md`, strToU8(content)]));
    const bytes = zipSync(files, { level: 9 });
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    let entry = view.getUint32(bytes.length - 22 + 16, true);
    for (let n = 0; n < count; n += 1) {
      view.setUint32(entry + 24, size, true);
      entry += 46 + view.getUint16(entry + 28, true) + view.getUint16(entry + 30, true);
    }
    return file('bomb.zip', bytes);
  }

  test('are refused by their declared sizes, before anything is unpacked', async () => {
    await expect(read(lying(40, 'a', 7 * 1024 * 1024))).rejects.toThrow(
      '“bomb.zip” would unpack to 280 MB. Divide it, and import at most 250 MB at a time.',
    );
  });

  test('are unpacked only up to their declared sizes', async () => {
    const { texts, skipped } = await read(lying(1, 'a'.repeat(5_000_000), 100));
    const [most] = [...texts.map(({ content }) => content.length), ...skipped.map(() => 0)];
    expect(most).toBeLessThanOrEqual(100);
  });

  test('lose only a single text that is too long for a story', async () => {
    const { skipped } = await read(zip({ 'long.md': new Uint8Array(9 * 1024 * 1024).fill(97) }));
    expect(skipped).toEqual([{ source: 'long.md', reason: 'A story can hold at most 2,000,000 characters' }]);
  });

  test('with too many megabytes are refused without reading', async () => {
    const huge = { ...file('huge.zip', ''), size: 300 * 1024 * 1024 } as File;
    await expect(read(huge)).rejects.toThrow('These files take 300 MB. Choose at most 100 MB at a time.');
  });
});
