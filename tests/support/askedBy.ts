import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, type SelectionSetNode } from 'graphql';

const file = join(__dirname, '../../client/__generated__/persistedDocuments.json');
const documents: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
const known = new Map<string, Set<string>>();

/** The paths of all that a document asks for, by their names in the answer. */
function pathsOf(document: string): Set<string> {
  const { definitions } = parse(document);
  const paths = new Set<string>();
  const add = (selectionSet: SelectionSetNode | undefined, start: string): void => {
    for (const part of selectionSet?.selections ?? []) {
      if (part.kind === Kind.FIELD) {
        const path = start + (part.alias ?? part.name).value;
        paths.add(path);
        add(part.selectionSet, `${path}.`);
      } else if (part.kind === Kind.INLINE_FRAGMENT) add(part.selectionSet, start);
      else
        for (const each of definitions)
          if (each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === part.name.value)
            add(each.selectionSet, start);
    }
  };
  for (const each of definitions) if (each.kind === Kind.OPERATION_DEFINITION) add(each.selectionSet, '');
  return paths;
}

/** What the app's document with this id asks for, such as `viewer` and `viewer.notifications`; its first field comes first. */
export function askedByDocument(id: string): ReadonlySet<string> {
  const paths = known.get(id) ?? pathsOf(documents[id] ?? '{ nothing }');
  known.set(id, paths);
  return paths;
}

/** What the app asks for in a request with this body. */
export const askedBy = (body: unknown) =>
  askedByDocument(String(body).match(/"documentId":"(\w+)"/)?.[1] ?? '');

/** Whether the app's answer to this path can come from its store instead of the server. */
export const isQueried = (path: string) =>
  Object.entries(documents).some(
    ([id, document]) => document.startsWith('query ') && askedByDocument(id).has(path),
  );
