import type { NormalizationSelection, OperationDescriptor } from 'relay-runtime';
import { environment } from './mockEnvironment';

type Variables = Record<string, unknown>;

const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');
const nameOf = ({ request }: OperationDescriptor) => request.node.operation.name;

/** The paths in data, such as `viewer.stories.edges`; the items of a list share theirs. */
function pathsIn(data: unknown, start = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => pathsIn(item, start));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => [
    start + name,
    ...pathsIn(value, `${start}${name}.`),
  ]);
}

/** The paths asked for, by their names in the answer, and on whichever type a fragment is. */
function pathsAsked(parts: readonly NormalizationSelection[], variables: Variables, start = ''): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'Condition' && variables[part.condition] !== part.passingValue) return [];
    if (part.kind === 'ScalarField') return [start + (part.alias ?? part.name)];
    if (part.kind === 'LinkedField') {
      const path = start + (part.alias ?? part.name);
      return [path, ...pathsAsked(part.selections, variables, `${path}.`)];
    }
    return 'selections' in part ? pathsAsked(part.selections, variables, start) : [];
  });
}

const askedBy = ({ request }: OperationDescriptor) =>
  new Set(pathsAsked(request.node.operation.selections, request.variables));
const allAskedBy = (operation: OperationDescriptor) => [...askedBy(operation)].sort().join();

/** The operations without an answer that ask for this field, by its path. */
export const pending = (path: string): OperationDescriptor[] =>
  environment.mock.getAllOperations().filter((operation) => askedBy(operation).has(path));

/** The latest of them; they must not ask for different things, one of which could be meant. */
function latestOf(operations: OperationDescriptor[], what: string): OperationDescriptor {
  const latest = operations.at(-1);
  if (!latest) {
    const names = environment.mock.getAllOperations().map(nameOf);
    throw new Error(`${what} was not asked for; pending: ${names.join(', ') || 'nothing'}`);
  }
  const other = operations.find((operation) => allAskedBy(operation) !== allAskedBy(latest));
  if (other) throw new Error(`Both ${nameOf(other)} and ${nameOf(latest)} ask for ${what}`);
  return latest;
}

export const latest = (path: string) => latestOf(pending(path), path);

export const variablesOf = (path: string) => latest(path).request.variables;

/**
 * The operation that takes this data: it asks for something of it, and of each object in it that it asks for. Of several, the
 * one with the fewest fields that the data lacks, then with the fewest that the data has beyond it, because builders give what
 * any screen asks for.
 */
export function taker(data: object): OperationDescriptor {
  const given = new Set(pathsIn(data));
  const objects = new Set([...given].map(parentOf));
  const fits = environment.mock.getAllOperations().flatMap((operation) => {
    const asked = askedBy(operation);
    const shared = [...given].filter((path) => asked.has(path));
    const reached = new Set(shared.map(parentOf));
    if (['', ...shared].some((path) => objects.has(path) && !reached.has(path))) return [];
    const lacking = [...asked].filter((path) => objects.has(parentOf(path)) && !given.has(path)).length;
    return [{ operation, rank: lacking * 1_000 + given.size - shared.length }];
  });
  const best = Math.min(...fits.map(({ rank }) => rank));
  return latestOf(
    fits.filter(({ rank }) => rank === best).map(({ operation }) => operation),
    Object.keys(data).join(', '),
  );
}
