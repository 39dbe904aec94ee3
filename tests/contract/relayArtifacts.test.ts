import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../server/paths';

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
