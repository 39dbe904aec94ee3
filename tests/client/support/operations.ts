import type { OperationDescriptor } from 'relay-runtime';
import { environment } from './mockEnvironment';

const asksFor = ({ request }: OperationDescriptor, field: string) =>
  request.node.operation.selections.some((part) => 'name' in part && part.name === field);

/** The operations without an answer that ask for this field, such as a mutation's, or have this name. */
export const pending = (name: string): OperationDescriptor[] =>
  environment.mock
    .getAllOperations()
    .filter((operation) => operation.request.node.operation.name === name || asksFor(operation, name));

export function latest(name: string): OperationDescriptor {
  const operation = pending(name).at(-1);
  const names = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  if (!operation) throw new Error(`${name} was not asked for; pending: ${names.join(', ') || 'nothing'}`);
  return operation;
}

export const variablesOf = (name: string) => latest(name).request.variables;
