import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../../server/config/settings';
import { projectRoot } from '../../server/lib/paths';
import { loadDemoContent } from '../../server/startup/demo/demoContent';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

const notOurs = new Set(['node_modules', 'dist', '.git', '.data']);

const entriesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name))
    .flatMap((entry) => {
      const below = path.join(folder, entry.name);
      return entry.isDirectory() ? [below, ...entriesBelow(below)] : [below];
    });

// macOS and Windows would import the wrong one of two files.
test('file names never differ only by case, with or without their extension', () => {
  const imported = entriesBelow(projectRoot).map((each) => {
    const { dir, name } = path.parse(each);
    return path.join(dir, name);
  });
  const kept = new Map(imported.map((each) => [each.toLowerCase(), each]));
  expect(imported.filter((each) => kept.get(each.toLowerCase()) !== each)).toEqual([]);
});

// Packages change in any release what they don't document.
test('the product uses no internals of packages', () => {
  const exceptions = [
    // Its documentation names this path.
    'nodemailer/lib/addressparser',
    // pdfkit has no other way to the font that it embeds, whose glyphs `render/typesetting/fonts.ts` measures once for all words.
    '_font',
  ];
  const privatePath =
    /\bfrom '((?:@[\w-]+\/)?[\w-]+\/(?:build|dist|internal|lib|query-builder|src)\/[^']*)'/g;
  const privateProperty = /(?<=[\w)\]]\??\.)(?<!\bthis\.)(_[a-z]\w*)/g;
  const found = ['client', 'server']
    .flatMap((folder) => entriesBelow(path.join(projectRoot, folder)))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [privatePath, privateProperty].flatMap((pattern) => [...text.matchAll(pattern)]);
    })
    .map(([, name = '']) => name);
  expect(found.filter((name) => !exceptions.includes(name))).toEqual([]);
});

describe('docs/operating.md', () => {
  test('lists every setting with its default and its meaning, in order', () => {
    const documented = [...read('docs/operating.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) ?\| (.*) \|$/gm)].map(
      ([, name = '', value = '', meaning = '']) => ({
        name,
        default: value.replaceAll('`', '') || undefined,
        meaning,
      }),
    );
    expect(documented).toEqual(
      settings.map(({ name, default: value, meaning }) => ({ name, default: value, meaning })),
    );
  });
});

describe('docs/architecture.md', () => {
  test('explains terms that names in the code have', () => {
    const asWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])|[^a-zA-Z]+/g, ' ').toLowerCase();
    const declared = /\b(?:class|const|enum|function|interface|let|type)\s+(\w+)|^\s+(\w+)[?!]?:/gm;
    const names = ['server', 'client'].flatMap((folder) =>
      readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__'))
        .flatMap((file) => [file, ...(read(path.join(folder, file)).match(declared) ?? [])]),
    );
    const words = [...new Set(names.map(asWords))].join(' | ');
    const [, glossary = ''] = read('docs/architecture.md').split('## Glossary');
    const terms = [...glossary.matchAll(/^\| (?!term )(?!-)(.+?) \|/gm)].flatMap(([, cell = '']) =>
      cell.split(',').map((term) => asWords(term).trim()),
    );
    expect(terms.length).toBeGreaterThan(30);
    const isNamed = (term: string) => new RegExp(` ${term.replace(/y$/, '(?:y|ie)')}s? `).test(` ${words} `);
    expect(terms.filter((term) => !isNamed(term))).toEqual([]);
  });
});

describe('README.md', () => {
  test('names every demo account and the password they share', () => {
    const readme = read('README.md');
    for (const { email, password } of loadDemoContent().members) {
      expect(readme).toContain(`\`${email}\``);
      expect(readme).toContain(`the password \`${password}\``);
    }
  });
});

describe('.env.example', () => {
  test('trusts no proxy unless its operator says so', () => {
    expect(read('.env.example')).toMatch(/^TRUST_PROXY=0$/m);
  });
});

const folder = path.join(projectRoot, 'client/__generated__');

/** The compiler omits unchanged artifacts from the file if their documents are missing in it. */
test('the documents that the server keeps are those that the client sends, all of them and no others', () => {
  const kept = JSON.parse(readFileSync(path.join(folder, 'persistedDocuments.json'), 'utf8')) as object;
  const sent = readdirSync(folder).flatMap((file) => {
    const [, id] = /@relayRequestID (\w+)/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    return id ?? [];
  });
  expect(sent.length).toBeGreaterThan(0);
  expect(new Set(Object.keys(kept))).toEqual(new Set(sent));
});
