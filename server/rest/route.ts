import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { Context } from '../context';
import type * as documents from './__generated__/operations';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Documents = typeof documents;

/** The name of an operation in operations/*.graphql. */
export type OperationName = {
  [Key in keyof Documents]: Key extends `${infer Name}Document` ? Name : never;
}[keyof Documents];

type VariablesOf<Name extends OperationName> =
  Documents[`${Name}Document`] extends DocumentTypeDecoration<unknown, infer Variables> ? Variables : never;

type InputOf<Name extends OperationName> = VariablesOf<Name> extends { input: infer Input } ? Input : never;

export interface QueryParameter<Variable = string> {
  variable: Variable;
  description: string;
  /** The value of an absent parameter; by default it stays absent. */
  default?: string | number | boolean;
  /** An absent parameter means the viewer's own id. */
  defaultsToViewer?: true;
}

interface Row {
  summary: string;
  /** The path of the result within the operation's data. */
  select?: string;
  /** A constant response. Without `select` and `answer` there is no body. */
  answer?: Record<string, boolean>;
  /** 200 by default. */
  status?: 201 | 204;
  /**
   * `select` names a connection; the response is an array, with `limit`, `after` and a Link to the next page.
   */
  list?: { limit: number };
  /** Maximum body size in bytes; 100 kB by default. */
  bodyLimit?: number;
  /**
   * `required`: 401 without a member. `optional`: as the viewer or a visitor. `none`: always as a visitor.
   */
  auth: 'required' | 'optional' | 'none';
  /**
   * A `:name` of the path that sets nothing: the owner of the object with `:id` must have this id, otherwise
   * the path is 404.
   */
  within?: { name: string; ownerOf: (context: Context, id: string) => Promise<string | undefined> };
  /** The response is the same for all visitors and may be cached until a write changes it. */
  cacheable?: true;
}

/** A path and method, and the GraphQL operation that handles it. */
export interface Route extends Row {
  method: Method;
  /** A `:name` sets the operation's variable, or its `$input` field, of the same name. */
  path: string;
  operation: OperationName;
  /** Query parameters and the variables that they set; others are ignored. */
  query: Record<string, QueryParameter>;
  /**
   * Names of body fields that aren't the `$input` field in snake_case. A POST or PUT takes all fields of its `$input`
   * (or all variables) that the path doesn't set; others are ignored.
   */
  rename: Partial<Record<string, string>>;
}

interface Names<Name extends OperationName> {
  query?: Record<string, QueryParameter<Exclude<keyof VariablesOf<Name>, 'input'>>>;
  rename?: Partial<Record<Extract<keyof InputOf<Name>, string>, string>>;
}

/** A row of the table. Names that its operation doesn't have don't compile. */
export function route<Name extends OperationName>(
  place: `${Method} /${string}`,
  operation: Name,
  row: Row & Names<Name>,
): Route {
  const [method, path] = place.split(' ') as [Method, string];
  return { query: {}, rename: {}, ...(row as Row), method, path, operation };
}
