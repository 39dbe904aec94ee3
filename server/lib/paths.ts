import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder with package.json, when running from sources or from dist/. */
export const projectRoot = (() => {
  let folder = __dirname;
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
})();
