import { getNamedType, isNonNullType } from 'graphql';
import { Role } from '../../../server/contract/enums';
import { memberOfFile } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { documentOf, operations, type Sampler } from '../authz/everyOperation';

const server = testServer();
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });

const strange = 'é';
/** The strange id wherever an id can be. */
const strangeIds: Sampler = {
  scalar(type) {
    const values: Record<string, unknown> = { ID: strange, Int: 60, Float: 1, Boolean: true };
    return type.startsWith('DateTime') ? '2027-01-01T00:00:00Z' : (values[type] ?? 'Some words');
  },
  isGiven: ({ type }) => isNonNullType(type) || getNamedType(type).name === 'ID',
};

it('an id of other letters is no internal error of any operation', async () => {
  const documents = operations
    .filter(({ kind }) => kind !== 'subscription')
    .map((operation) => ({ name: operation.field.name, ...documentOf(operation, strangeIds) }))
    .filter(({ variables }) => JSON.stringify(variables).includes(strange));
  expect(documents.length).toBeGreaterThan(70);
  const failed: string[] = [];
  for (const { name, query, variables } of documents) {
    const { errors } = await server.graphql(query, variables, admin.token);
    const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
    if (codes.some((code) => !code || /INTERNAL|VALIDATION|UNAUTHENTICATED/.test(code)))
      failed.push(`${name}: ${codes}`);
  }
  expect(failed).toEqual([]);
});
