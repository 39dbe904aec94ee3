import { readFileSync } from 'node:fs';
import path from 'node:path';
import { main } from './main.mjs';
import { codeBelow, fromRoot } from './paths.mjs';

/**
 * Checks that a fragment is spread only in its domain, or by a file that imports the component it belongs to, as the pairs of domains
 * in `.dependency-cruiser.cjs` allow. Fragments outside of the features may be spread everywhere.
 */

/** Other files that spread a fragment, and why. */
const exceptions = {
  'client/documents/transport/storyTransport.ts StoryRow_story': 'a saved text is shown in lists at once',
  'client/documents/transport/journalTransport.ts JournalList_journal': 'the same',
  'client/documents/transport/noteTransport.ts NoteRow_note': 'the same',
};

const domainOf = (file) => /^client\/features\/([^/]+)\//.exec(file)?.[1];
const importPattern = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;

await main(async () => {
  const texts = new Map(codeBelow('client').map((file) => [file, readFileSync(fromRoot(file), 'utf8')]));
  const fileByFragment = new Map();
  const spreads = [];
  for (const [file, text] of texts)
    for (const [, document] of text.matchAll(/graphql`([^`]*)`/g)) {
      for (const [, name] of document.matchAll(/fragment (\w+) on/g)) fileByFragment.set(name, file);
      for (const [, name] of document.matchAll(/\.\.\.\s*(\w+)/g)) spreads.push([file, name]);
    }
  const imports = (file, fragmentFile) =>
    [...texts.get(file).matchAll(importPattern)].some(
      ([, to]) => path.posix.join(path.posix.dirname(file), to) === fragmentFile.replace(/\.tsx?$/, ''),
    );
  const unused = new Set(Object.keys(exceptions));
  const problems = [];
  for (const [file, name] of spreads) {
    const fragmentFile = fileByFragment.get(name);
    const domain = fragmentFile && domainOf(fragmentFile);
    if (
      !domain ||
      domain === domainOf(file) ||
      unused.delete(`${file} ${name}`) ||
      imports(file, fragmentFile)
    )
      continue;
    problems.push(`${file} spreads ${name} of ${fragmentFile} without importing it`);
  }
  for (const exception of unused) problems.push(`the exception for ${exception} isn’t used any more`);
  if (problems.length > 0) throw new Error(problems.join('\n  '));
});
