import type { Loaders } from './context';
import type { LoaderScope } from './loaderScope';

type Reader = LoaderScope['db'];

/** Notes the statements that one loader sends. */
const noting = (db: Reader, sent: Set<string>): Reader => ({
  read: (sql, params) => db.read(note(sent, sql), params),
  readForAll: (sql, params) => db.readForAll(note(sent, sql), params),
  readOfOwner: (ownerId, ownerOf, sql, params) => db.readOfOwner(ownerId, ownerOf, note(sent, sql), params),
});

function note(sent: Set<string>, sql: string): string {
  sent.add(sql);
  return sql;
}

/** Makes each loader when it is first used, because a request uses only a few of them. */
class RequestLoaders {
  private readonly made = new Map<string, { loader: { clearAll?(): unknown }; sent: Set<string> }>();
  constructor(private readonly scope: LoaderScope) {}

  loader(name: string, make: (scope: LoaderScope, loaders: Loaders) => object): object {
    const known = this.made.get(name);
    if (known) return known.loader;
    const sent = new Set<string>();
    // The scope's other properties stay those of the request, which may change.
    const scope = Object.create(this.scope, { db: { value: noting(this.scope.db, sent) } });
    const loader = make(scope, this as unknown as Loaders);
    this.made.set(name, { loader, sent });
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
