import type { Loaders } from './context';
import type { LoaderScope } from './loaderScope';

type Db = LoaderScope['db'];

/** Notes the statements that one loader sends. */
class NotingDb implements Db {
  readonly sent = new Set<string>();
  constructor(private readonly db: Db) {}

  read: Db['read'] = (sql, params) => this.db.read(this.note(sql), params);
  readForAll: Db['readForAll'] = (sql, params) => this.db.readForAll(this.note(sql), params);
  readOfOwner: Db['readOfOwner'] = (ownerId, ownerOf, sql, params) =>
    this.db.readOfOwner(ownerId, ownerOf, this.note(sql), params);

  private note(sql: string): string {
    this.sent.add(sql);
    return sql;
  }
}

/** The scope of one loader, whose other properties are the request's, which may change. As its prototype the request would be slow. */
class LoaderScopeOf implements LoaderScope {
  constructor(
    private readonly request: LoaderScope,
    readonly db: NotingDb,
  ) {}

  get viewer() {
    return this.request.viewer;
  }

  get now() {
    return this.request.now;
  }

  get answer() {
    return this.request.answer;
  }
}

/** Makes each loader when it is first used, because a request uses only a few of them. */
class RequestLoaders {
  private readonly made = new Map<string, { loader: { clearAll?(): unknown }; sent: ReadonlySet<string> }>();
  constructor(private readonly scope: LoaderScope) {}

  loader(name: string, make: (scope: LoaderScope, loaders: Loaders) => object): object {
    const known = this.made.get(name);
    if (known) return known.loader;
    const loaders = this as unknown as Loaders;
    // Noting costs half of a short query's processor time. Where no write may follow, nothing has to be forgotten.
    const noting = this.scope.answer.selected ? undefined : new NotingDb(this.scope.db);
    const loader = make(noting ? new LoaderScopeOf(this.scope, noting) : this.scope, loaders);
    this.made.set(name, { loader, sent: noting?.sent ?? new Set() });
    return loader;
  }

  forget(tables: ReadonlySet<string>): void {
    const written = new RegExp(`\\b(?:${[...tables].join('|')})\\b`);
    // A loader that sent nothing was filled by another's statement, which may have read any table.
    for (const { loader, sent } of this.made.values())
      if (tables.size === 0 || sent.size === 0 || [...sent].some((sql) => written.test(sql)))
        loader.clearAll?.();
  }
}

type Factory = (scope: LoaderScope, loaders: Loaders) => object;

/** The loaders that these functions make. */
export type LoadersOf<Factories extends Record<string, (...given: never[]) => object>> = {
  readonly [Name in keyof Factories]: ReturnType<Factories[Name]>;
};

/** Makes the loaders of a request from the domains' functions, by name. */
export function loadersFrom(factories: Readonly<Record<string, Factory>>): (scope: LoaderScope) => Loaders {
  class NamedLoaders extends RequestLoaders {}
  for (const [name, make] of Object.entries(factories))
    Object.defineProperty(NamedLoaders.prototype, name, {
      get(this: RequestLoaders) {
        return this.loader(name, make);
      },
    });
  return (scope) => new NamedLoaders(scope) as unknown as Loaders;
}
