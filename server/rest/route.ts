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
  /** What an absent parameter means; without it, absent stays absent. */
  default?: string | number | boolean;
  /** An absent parameter means the signed-in member's own id. */
  defaultsToViewer?: true;
}

interface Row {
  summary: string;
  /** What of the operation's data is the answer, as a path. */
  select?: string;
  /** The answer, where it is always the same. Without select and answer there is no body. */
  answer?: Record<string, boolean>;
  /** 200 unless named. */
  status?: 201 | 204;
  /** `select` names a connection: an array is answered, with `limit`, `after` and a Link to the next page. */
  list?: { limit: number };
  /** Bytes that a body may have; 100 kB unless named. */
  bodyLimit?: number;
  /** Required: 401 without a member. Optional: as the viewer or a visitor. None: as a visitor, whoever asks. */
  auth: 'required' | 'optional' | 'none';
  /** A `:name` of the path that fills nothing: what it names has the thing that `:id` names, or the path leads nowhere. */
  within?: { name: string; ownerOf: (context: Context, id: string) => Promise<string | undefined> };
  /** Every visitor gets the same bytes until a write changes them. */
  cacheable?: true;
}

/** One path and method, and the GraphQL operation that answers it. */
export interface Route extends Row {
  method: Method;
  /** A `:name` fills the operation's variable, or the field of its `$input`, of the same name. */
  path: string;
  operation: OperationName;
  /** Query parameters and the operation's variables that they fill; others are ignored. */
  query: Record<string, QueryParameter>;
  /** Fields of the JSON body and the fields of `$input` that they fill; others are ignored. */
  body: Record<string, string>;
}

interface Names<Name extends OperationName> {
  query?: Record<string, QueryParameter<Exclude<keyof VariablesOf<Name>, 'input'>>>;
  body?: Record<string, keyof InputOf<Name>>;
}

/** One row of the table. A name that its operation does not have does not compile. */
export function route<Name extends OperationName>(
  place: `${Method} /${string}`,
  operation: Name,
  row: Row & Names<Name>,
): Route {
  const [method, path] = place.split(' ') as [Method, string];
  return { query: {}, body: {}, ...(row as Row), method, path, operation };
}
