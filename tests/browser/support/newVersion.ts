import type { TroubledProxy } from '../../support/troubledProxy';

const part = /([\w.-]+)-([\w-]{8})\.(js|css)\b/g;

/** Simulates a newer build of the app: all its files have new names, and the former files are gone. */
export const release = (way: TroubledProxy) =>
  way.release(
    (_path, text) => text.replace(part, '$1-$2new.$3').replace(/("?revision"?:")/g, '$1new'),
    (path) => {
      if (!/^\/assets\/.*\.(js|css)$/.test(path)) return path;
      return path.includes('new.') ? path.replace('new.', '.') : `/gone${path}`;
    },
  );
