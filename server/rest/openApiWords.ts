import { snakeCase } from './names';

type Visit = (value: Record<string, unknown>) => void;

function visitObjects(value: unknown, visit: Visit): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>);
  for (const inner of Object.values(value)) visitObjects(inner, visit);
}

/** The names of fields and parameters, and the values of enums, in a document. */
function restWordsIn(document: object) {
  const names = new Set<unknown>();
  const values = new Set<unknown>();
  visitObjects(document, ({ name, properties, enum: words }) => {
    names.add(name);
    for (const property of Object.keys(properties ?? {})) names.add(property);
    if (Array.isArray(words)) for (const word of words) values.add(word);
  });
  return { names, values };
}

/**
 * Rewrites the descriptions, which come from the GraphQL schema: replaces its names of fields and enum values, and of the places of
 * error details, by those of REST.
 */
export function inRestWords<Document extends object>(given: Document): Document {
  const document = structuredClone(given);
  const { names, values } = restWordsIn(document);
  // In turn: paths of error details, names in camelCase, enum values in capitals.
  const reword = (text: string) =>
    text
      .replace(/\bextensions\.(\w+)/g, '$1')
      .replace(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, (word) => (names.has(snakeCase(word)) ? snakeCase(word) : word))
      .replace(/\b[A-Z]+(?:_[A-Z]+)*\b/g, (word) =>
        values.has(word.toLowerCase()) ? word.toLowerCase() : word,
      );
  visitObjects(document, (object) => {
    if (typeof object.description === 'string') object.description = reword(object.description);
  });
  return document;
}
