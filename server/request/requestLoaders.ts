import type { Loaders } from './context';
import type { LoaderScope } from './loaderScope';

type Db = LoaderScope['db'];

/** Records the statements that one loader sends. */
class RecordingDb implements Db {
  readonly sent = new Set<string>();
  constructor(private readonly db: Db) {}

  read: Db['read'] = (sql, params) => this.db.read(this.record(sql), params);
  readForAll: Db['readForAll'] = (sql, params) => this.db.readForAll(this.record(sql), params);
  readOfOwner: Db['readOfOwner'] = (ownerId, ownerOf, sql, params) =>
    this.db.readOfOwner(ownerId, ownerOf, this.record(sql), params);

  private record(sql: string): string {
    this.sent.add(sql);
    return sql;
  }
}

/**
 * The scope of a loader whose statements are recorded. Its other properties are getters, because those of the request may change;
 * an object with the request as its prototype would be slow.
 */
class RecordingScope implements LoaderScope {
  constructor(
    private readonly request: LoaderScope,
    readonly db: RecordingDb,
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

type Factory = (scope: LoaderScope, loaders: Loaders) => object;

/** Makes each loader when it is first used, because a request uses only a few of them. */
class RequestLoaders {
  private readonly byName = new Map<
    string,
    { loader: { clearAll?(): unknown }; sent: ReadonlySet<string> }
  >();
  constructor(private readonly scope: LoaderScope) {}

  loader(name: string, make: Factory): object {
    const known = this.byName.get(name);
    if (known) return known.loader;
    const loaders = this as unknown as Loaders;
    // Recording takes half of a short query's processor time. It isn't needed where no write may follow.
    const recording = this.scope.answer.selected ? undefined : new RecordingDb(this.scope.db);
    const loader = make(recording ? new RecordingScope(this.scope, recording) : this.scope, loaders);
    this.byName.set(name, { loader, sent: recording?.sent ?? new Set() });
    return loader;
  }

  forget(tables: ReadonlySet<string>): void {
    const written = new RegExp(`\\b(?:${[...tables].join('|')})\\b`);
    // A loader that sent nothing was filled by another's statement, which may have read any table.
    for (const { loader, sent } of this.byName.values())
      if (tables.size === 0 || sent.size === 0 || [...sent].some((sql) => written.test(sql)))
        loader.clearAll?.();
  }
}

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
