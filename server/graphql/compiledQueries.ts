import {
  type DocumentNode,
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
import type { Context } from '../context';
import { toAppError } from '../errors';

/**
 * Runs a query and gives its data; undefined where anything at all went wrong. Then the caller executes it with
 * graphql-js, whose errors are the ones to tell: a query can be asked twice, and its loaders remember.
 */
export type CompiledQuery = (
  context: Context,
  variables: Record<string, unknown> | undefined,
) => Promise<Record<string, unknown> | undefined>;

const enoughFailures = 20;
/** A query that is left to graphql-js is tried again at every request of this number: what broke it may be over. */
const triedAgainEvery = 100;
/** Compiling takes milliseconds a hundred fields. */
const fieldsMost = 400;

/** Fields with every fragment unfolded, counted up to a bound; Infinity where they ask for the schema itself. */
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
    if (count > fieldsMost) return count;
  }
  return count;
}

const plainScalars: ReadonlySet<string> = new Set(specifiedScalarTypes.map(({ name }) => name));

function isPlain(type: TypeNode): boolean {
  return type.kind === Kind.NAMED_TYPE ? plainScalars.has(type.name.value) : isPlain(type.type);
}

/** Whether somewhere it is the thing itself that tells its type: TypeGraphQL asks it by a promise, which does not compile. */
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

/** The one query of a document that is worth compiling: of plain variables, and not too large. */
function queryOf(schema: GraphQLSchema, document: DocumentNode): OperationDefinitionNode | undefined {
  const [operation, ...others] = document.definitions.filter(
    (node) => node.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation || others.length > 0 || operation.operation !== 'query') return undefined;
  if (!operation.variableDefinitions?.every(({ type }) => isPlain(type))) return undefined;
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  if (countFields(operation.selectionSet, fragments) > fieldsMost) return undefined;
  return hasAbstractFields(schema, document) ? undefined : operation;
}

/** Whether the error is an answer, such as NOT_FOUND, and no fault. */
function isExpected(error: unknown): boolean {
  const code = toAppError(error)?.code;
  return code !== undefined && code !== 'INTERNAL_SERVER_ERROR';
}

/** Turns a validated query into a function; undefined for what is left to graphql-js. */
export function compileQuery(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | undefined {
  const operation = queryOf(schema, document);
  if (!operation) return undefined;
  const compiled = compile(schema, document, undefined, {
    // Without it a field behind @include in one fragment counts for the others that hold the field, too.
    useExperimentalPathBasedSkipInclude: true,
    disablingCapturingStackErrors: true,
  });
  if (!isCompiledQuery(compiled)) return undefined;
  const definitions = operation.variableDefinitions ?? [];
  let tries = 0;
  let failures = 0;
  let leftAlone = 0;
  return async (context, variables = {}) => {
    if (getVariableValues(schema, definitions, variables, { maxErrors: 1 }).errors) return undefined;
    // A query that mostly fails is better asked once.
    const isOff = failures >= enoughFailures && failures * 2 > tries;
    if (isOff) {
      leftAlone += 1;
      if (leftAlone % triedAgainEvery !== 0) return undefined;
    }
    const { data, errors } = await compiled.query(undefined, context, variables);
    // Anyone can ask for what is not there: such answers say nothing about the query.
    if (errors?.every(isExpected)) return undefined;
    tries += 1;
    if (!errors && data) {
      if (isOff) [tries, failures] = [1, 0];
      return data as Record<string, unknown>;
    }
    failures += 1;
    return undefined;
  };
}

/** Our own documents are compiled when they first come; what others send, when it has come this often. */
const worthCompiling = 20;

/** The compiled queries of /graphql by their text. */
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

  /** The function for a document that has been validated, where there is one. */
  find(text: string, document: DocumentNode): CompiledQuery | undefined {
    if (this.isOwn(text)) {
      if (!this.own.has(text)) this.own.set(text, compileQuery(this.schema, document));
      return this.own.get(text);
    }
    const known = this.others.get(text) ?? { times: 0 };
    known.times += 1;
    if (known.times === 1) this.others.set(text, known);
    if (known.times === worthCompiling) known.run = compileQuery(this.schema, document);
    return known.run;
  }
}
