import type { Loaders } from './context';
import type { LoaderScope } from './loaderScope';

type Factory = (scope: LoaderScope, loaders: Loaders) => object;

/** Makes each loader when it is first used, because a request uses only a few of them. */
class RequestLoaders {
  private readonly byName = new Map<string, object>();
  constructor(private readonly scope: LoaderScope) {}

  loader(name: string, make: Factory): object {
    const known = this.byName.get(name);
    if (known) return known;
    const loader = make(this.scope, this as unknown as Loaders);
    this.byName.set(name, loader);
    return loader;
  }

  forget(): void {
    this.byName.clear();
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
