import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { Role } from '../../../server/contract/enums';
import { makeSchema } from '../../../server/schema';
import { memberOfFile } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer();
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });

const strange = 'é';

/** A value of the type that has the strange id wherever an id can be. */
function strangeValue(type: GraphQLInputType): unknown {
  const definite = getNullableType(type);
  if (isListType(definite)) return [strangeValue(definite.ofType)];
  if (isEnumType(definite)) return definite.getValues()[0]?.name;
  if (isInputObjectType(definite)) {
    const asked = Object.values(definite.getFields()).filter(
      ({ type }) => isNonNullType(type) || getNamedType(type).name === 'ID',
    );
    return Object.fromEntries(asked.map(({ name, type }) => [name, strangeValue(type)]));
  }
  const { name } = getNamedType(type);
  const values: Record<string, unknown> = { ID: strange, Int: 60, Float: 1, Boolean: true };
  return name.startsWith('DateTime') ? '2027-01-01T00:00:00Z' : (values[name] ?? 'Some words');
}

/** All operations that take an id, as documents with their variables. */
function operationsWithIds() {
  const schema = makeSchema();
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return Object.entries(roots).flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap(({ name, args }) => {
      const variables = Object.fromEntries(
        args
          .filter(({ type }) => isNonNullType(type) || getNamedType(type).name === 'ID')
          .map((arg) => [arg.name, strangeValue(arg.type)]),
      );
      if (!JSON.stringify(variables).includes(strange)) return [];
      const named = args.filter((arg) => arg.name in variables);
      const declared = named.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
      const given = named.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      return [{ name, variables, query: `${kind} (${declared}) { ${name}(${given}) { __typename } }` }];
    }),
  );
}

it('an id of other letters is no internal error of any operation', async () => {
  const operations = operationsWithIds();
  expect(operations.length).toBeGreaterThan(70);
  const failed: string[] = [];
  for (const { name, query, variables } of operations) {
    const { errors } = await server.graphql(query, variables, admin.token);
    const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
    if (codes.some((code) => !code || /INTERNAL|VALIDATION|UNAUTHENTICATED/.test(code)))
      failed.push(`${name}: ${codes}`);
  }
  expect(failed).toEqual([]);
});
