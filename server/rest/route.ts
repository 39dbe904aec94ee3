import type { Ability } from '../authz/abilities';
import { limits } from '../contract/limits';
import type { Context } from '../request/context';

export interface QueryParameter {
  /** The variable of the operation that it sets: an argument, or a condition of an `@include`. */
  variable: string;
  description: string;
  /** The value of an absent parameter; by default it stays absent. */
  default?: string | number | boolean;
  /** An absent parameter means the viewer's own id. */
  defaultsToViewer?: true;
}

/** The options of a route in the table. */
interface RouteOptions {
  summary: string;
  /** 200 by default; 204 has no body. */
  status?: 201 | 204;
  /** A constant body. */
  answer?: Record<string, boolean>;
  /** Returns a connection as an array, with `limit` (by default this number), `after` and a Link to the next page. */
  list?: number;
  /** Query parameters; others are ignored. */
  query?: Record<string, QueryParameter>;
  /**
   * Names of body fields that aren't the `$input` field in snake_case. A POST or PUT takes all fields of its `$input`
   * that the path doesn't set; others are ignored.
   */
  rename?: Record<string, string>;
  /** `$input` fields with a constant value, which the body doesn't set. */
  sets?: Readonly<Record<string, boolean>>;
  /** The `$input` field that the path's `:id` sets; by default `id`. */
  idSets?: string;
  /** Maximum body size in bytes; 100 kB by default. */
  bodyLimit?: number;
  /**
   * `required`, the default: 401 without a member. `optional`: as the viewer or a visitor. `none`: always as a
   * visitor.
   */
  auth?: 'required' | 'optional' | 'none';
  /**
   * A `:name` of the path that sets nothing: the owner of the object with `:id` must have this id, otherwise
   * the path is 404.
   */
  within?: { name: string; ownerOf: (context: Context, id: string) => Promise<string | undefined> };
  /** May answer 404 though its path has no parameter: the object of a body's `local_id` or `token` may be gone. */
  mayBeGone?: true;
  /** The response is the same for all visitors and may be cached until a write changes it. */
  cacheable?: true;
}

/** A path and method, and the GraphQL operation that handles it. */
export interface Route
  extends Omit<RouteOptions, 'auth' | 'query'>,
    Required<Pick<RouteOptions, 'auth' | 'query'>> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A `:name` sets the operation's variable, or its `$input` field, of the same name. */
  path: string;
  /** The operation's name, which is also its id in OpenAPI. */
  operation: string;
  /** The path of the result: fields, and types that narrow what is before them. */
  field: readonly [root: Ability, ...string[]];
  /** The result's selection set, or that of each item of a list. */
  selection: string;
}

/** The parameter `limit`, with its default. */
export const howMany = (usual: number): QueryParameter => ({
  variable: 'first',
  default: usual,
  description: `How many, 1 to ${limits.page.max}`,
});

const paging = (limit: number): Record<string, QueryParameter> => ({
  limit: howMany(limit),
  after: { variable: 'after', description: "The cursor from the previous page's Link header" },
});

/**
 * Makes a route of the table: `route('GET /users/:id/stories', 'storiesOfUser: node.User.stories', '...StoryListItem', …)`.
 * The operation is named after its first field unless a name is given. A test validates it.
 */
export function route(
  place: `${Route['method']} /${string}`,
  run: string,
  selection: string,
  options: RouteOptions,
): Route {
  const [method, path] = place.split(' ') as [Route['method'], string];
  // The name comes first, if there is one.
  const [fields = '', name] = run.split(': ').reverse();
  const field = fields.split('.') as [Ability, ...string[]];
  const query = { ...options.query, ...(options.list && paging(options.list)) };
  return { auth: 'required', ...options, method, path, operation: name ?? field[0], field, selection, query };
}

/** The names of a path's parameters. */
export const pathNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The query parameter of lists of texts. */
export const content = {
  variable: 'withContent',
  default: true,
  description: 'false omits the texts but keeps the excerpts',
};
