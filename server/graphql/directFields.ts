import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNullableType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';

type Params = NonNullable<ReturnType<typeof getMetadataStorage>['fieldResolvers'][number]['params']>;
type Resolve = GraphQLFieldResolver<unknown, unknown>;
type ParameterGetter = (root: unknown, args: Record<string, unknown>, context: unknown) => unknown;

/** A getter for each parameter of a method, in order; undefined if TypeGraphQL must call it. */
function gettersOf(params: Params, isLeaf: (argument: string) => boolean): ParameterGetter[] | undefined {
  const getters: ParameterGetter[] = [];
  for (const param of params) {
    if (param.kind === 'root' && !param.propertyName) getters[param.index] = (root) => root;
    else if (param.kind === 'context' && !param.propertyName)
      getters[param.index] = (_root, _args, context) => context;
    else if (param.kind === 'arg' && !param.validateFn && isLeaf(param.name)) {
      const { name } = param;
      getters[param.index] = (_root, args) => args[name];
    } else return undefined;
  }
  return getters;
}

/**
 * Gives resolvers to totalCount, and to pageInfo of a page without items, which are functions on the connection: compiled queries
 * call resolvers but not function properties.
 */
function callConnectionFunctions(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.name.endsWith('Connection')) continue;
    const { totalCount, pageInfo } = type.getFields();
    for (const field of [totalCount, pageInfo]) if (field) field.resolve ??= defaultFieldResolver;
  }
}

/**
 * Lets GraphQL call field resolvers directly if they have no middleware, role or validated argument.
 * TypeGraphQL sorts parameters and copies the root on every call, which for a page of stories costs as much
 * as the rest of the execution.
 */
export function callFieldsDirectly(schema: GraphQLSchema): void {
  callConnectionFunctions(schema);
  const { fieldResolvers, objectTypes } = getMetadataStorage();
  for (const {
    kind,
    target,
    methodName,
    schemaName,
    params,
    middlewares,
    roles,
    getObjectType,
  } of fieldResolvers) {
    if (kind !== 'external' || middlewares?.length || roles) continue;
    const rootClass = getObjectType?.();
    const typeName = objectTypes.find((type) => type.target === rootClass)?.name;
    const type = typeName && schema.getType(typeName);
    if (!rootClass || !isObjectType(type)) continue;
    const field = type.getFields()[schemaName];
    const resolveByTypeGraphql = field?.resolve as Resolve | undefined;
    if (!field || !resolveByTypeGraphql) continue;
    const getters = gettersOf(params ?? [], (name) => {
      const argument = field.args.find((arg) => arg.name === name);
      return argument !== undefined && isLeafType(getNullableType(argument.type));
    });
    if (!getters) continue;
    const resolver = new (target as new () => Record<string, (...given: unknown[]) => unknown>)();
    field.resolve = (root, args, context, info) =>
      // TypeGraphQL must convert a plain object to its class.
      root instanceof rootClass
        ? resolver[methodName]?.(...getters.map((pick) => pick(root, args, context)))
        : resolveByTypeGraphql(root, args, context, info);
  }
}
