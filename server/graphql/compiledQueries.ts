import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  specifiedScalarTypes,
  TypeInfo,
  type TypeNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { compileQuery as compile, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../request/context';
import { toAppError } from '../request/errorMapping';

/** The data of a query, or its only error, which is an expected result such as NOT_FOUND. */
export type CompiledResult = { data: Record<string, unknown> } | { error: unknown };

/**
 * Runs a query. Returns the data, or the only error if it is an expected one. Undefined in all other cases: the caller then
 * executes it with graphql-js, which reports all errors with their paths. Queries can be repeated, and loaders cache.
 */
type CompiledQuery = (
  context: Context,
  variables: Record<string, unknown> | undefined,
) => Promise<CompiledResult | undefined>;

const failuresBeforeSuspension = 20;
/** A query that mostly failed is tried again every so many requests, in case the cause is gone. */
const retryEvery = 100;
/** Compiling takes milliseconds per hundred fields. */
const fieldsMax = 400;

/** Counts fields with fragments expanded, up to a limit; Infinity for introspection. */
function countFields(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): number {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value.startsWith('__') && selection.name.value !== '__typename') return Infinity;
      count += 1;
    }
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? fragments.get(selection.name.value)?.selectionSet
        : selection.selectionSet;
    if (inner) count += countFields(inner, fragments);
    if (count > fieldsMax) return count;
  }
  return count;
}

const plainScalars: ReadonlySet<string> = new Set(specifiedScalarTypes.map(({ name }) => name));

function isPlain(type: TypeNode): boolean {
  return type.kind === Kind.NAMED_TYPE ? plainScalars.has(type.name.value) : isPlain(type.type);
}

/**
 * Whether the document selects fields of interface type: TypeGraphQL resolves their type with a promise,
 * which graphql-jit doesn't support.
 */
function hasAbstractFields(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let found = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        if (isAbstractType(getNamedType(types.getType()))) found = true;
      },
    }),
  );
  return found;
}

/** The document's only operation, if it reads, its variables are scalars and it isn't too large. */
function compilableOperationOf(
  schema: GraphQLSchema,
  document: DocumentNode,
): OperationDefinitionNode | undefined {
  const [operation, ...others] = document.definitions.filter(
    (node) => node.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation || others.length > 0 || operation.operation === 'mutation') return undefined;
  if (!operation.variableDefinitions?.every(({ type }) => isPlain(type))) return undefined;
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  if (countFields(operation.selectionSet, fragments) > fieldsMax) return undefined;
  return hasAbstractFields(schema, document) ? undefined : operation;
}

/** Whether the error is an expected result such as NOT_FOUND. */
function isExpected(error: unknown): boolean {
  const code = toAppError(error)?.code;
  return code !== undefined && code !== 'INTERNAL_SERVER_ERROR';
}

type ExecuteCompiled = (
  rootValue: unknown,
  context: Context,
  variables: Record<string, unknown>,
) => ExecutionResult | Promise<ExecutionResult>;

function compileDocument(schema: GraphQLSchema, document: DocumentNode): ExecuteCompiled | undefined {
  const compiled = compile(schema, document, undefined, {
    // Without this, @include on a field in one fragment also applies to the same field in other fragments.
    useExperimentalPathBasedSkipInclude: true,
    disablingCapturingStackErrors: true,
  });
  return isCompiledQuery(compiled) ? (compiled.query as ExecuteCompiled) : undefined;
}

/** Compiles a validated query; undefined for those left to graphql-js. */
export function compileQuery(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | undefined {
  const operation = compilableOperationOf(schema, document);
  const run = operation?.operation === 'query' ? compileDocument(schema, document) : undefined;
  if (!operation || !run) return undefined;
  const definitions = operation.variableDefinitions ?? [];
  let tries = 0;
  let failures = 0;
  let skipped = 0;
  return async (context, variables = {}) => {
    if (getVariableValues(schema, definitions, variables, { maxErrors: 1 }).errors) return undefined;
    // A failed query runs a second time, by graphql-js, so one that mostly fails would waste time.
    const isSuspended = failures >= failuresBeforeSuspension && failures * 2 > tries;
    if (isSuspended) {
      skipped += 1;
      if (skipped % retryEvery !== 0) return undefined;
    }
    const { data, errors } = await run(undefined, context, variables);
    // Expected errors depend on the arguments, not on the query.
    if (errors?.every(isExpected)) return errors.length === 1 ? { error: errors[0] } : undefined;
    tries += 1;
    if (!errors && data) {
      if (isSuspended) [tries, failures] = [1, 0];
      return { data: data as Record<string, unknown> };
    }
    failures += 1;
    return undefined;
  };
}

/** Our own documents are compiled on first use, others after this many uses. */
const usesBeforeCompiling = 20;

/**
 * Makes the function that executes a subscription's events, whose arguments are valid: by graphql-js, and compiled after some uses,
 * because anyone may have sent the document.
 */
export function makeEventExecutor(): (args: ExecutionArgs) => Promise<ExecutionResult> {
  let times = 0;
  let compiled: ExecuteCompiled | undefined;
  return async (args) => {
    const { schema, document, rootValue, contextValue, variableValues } = args;
    times += 1;
    if (times === usesBeforeCompiling && compilableOperationOf(schema, document))
      compiled = compileDocument(schema, document);
    return compiled ? compiled(rootValue, contextValue as Context, variableValues ?? {}) : execute(args);
  };
}

/** Compiled queries of /graphql by text. */
export class CompiledQueries {
  private readonly own = new Map<string, CompiledQuery | undefined>();
  private readonly others = new LRUCache<string, { times: number; run?: CompiledQuery }>({
    max: 300,
    maxSize: 1_000_000,
    sizeCalculation: (_, text) => text.length + 1,
  });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly isOwn: (text: string) => boolean,
  ) {}

  /** Returns the compiled function for a validated document, if any. */
  find(text: string, document: DocumentNode): CompiledQuery | undefined {
    if (this.isOwn(text)) {
      if (!this.own.has(text)) this.own.set(text, compileQuery(this.schema, document));
      return this.own.get(text);
    }
    const known = this.others.get(text) ?? { times: 0 };
    known.times += 1;
    if (known.times === 1) this.others.set(text, known);
    if (known.times === usesBeforeCompiling) known.run = compileQuery(this.schema, document);
    return known.run;
  }
}
