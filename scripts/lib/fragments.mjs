import { readFileSync } from 'node:fs';
import path from 'node:path';
import { main } from './main.mjs';
import { codeBelow, fromRoot } from './paths.mjs';

/**
 * Whether a fragment is spread in its domain only, or by a file that imports the component it belongs to, as the pairs of domains
 * in `.dependency-cruiser.cjs` allow. What stands outside of the features may be spread everywhere.
 */

/** Where else a fragment is spread, and why. */
const exceptions = {
  'client/documents/transport/storyTransport.ts StoryRow_story': 'a saved text is shown in lists at once',
  'client/documents/transport/journalTransport.ts JournalList_journal': 'the same',
  'client/documents/transport/noteTransport.ts NoteRow_note': 'the same',
};

const domainOf = (file) => /^client\/features\/([^/]+)\//.exec(file)?.[1];
const imported = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;

await main(async () => {
  const texts = new Map(codeBelow('client').map((file) => [file, readFileSync(fromRoot(file), 'utf8')]));
  const homes = new Map();
  const spreads = [];
  for (const [file, text] of texts)
    for (const [, document] of text.matchAll(/graphql`([^`]*)`/g)) {
      for (const [, name] of document.matchAll(/fragment (\w+) on/g)) homes.set(name, file);
      for (const [, name] of document.matchAll(/\.\.\.\s*(\w+)/g)) spreads.push([file, name]);
    }
  const imports = (file, home) =>
    [...texts.get(file).matchAll(imported)].some(
      ([, to]) => path.posix.join(path.posix.dirname(file), to) === home.replace(/\.tsx?$/, ''),
    );
  const unused = new Set(Object.keys(exceptions));
  const problems = [];
  for (const [file, name] of spreads) {
    const home = homes.get(name);
    const domain = home && domainOf(home);
    if (!domain || domain === domainOf(file) || unused.delete(`${file} ${name}`) || imports(file, home))
      continue;
    problems.push(`${file} spreads ${name} of ${home} without importing it`);
  }
  for (const exception of unused) problems.push(`the exception for ${exception} isn’t used any more`);
  if (problems.length > 0) throw new Error(problems.join('\n  '));
});
