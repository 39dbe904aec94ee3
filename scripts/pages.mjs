import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { fromRoot } from './lib/paths.mjs';

// Builds the styles, scripts and fonts of the public documents into dist/pages, after the server has been built.
const require = createRequire(import.meta.url);
const { printFont, printScript, printStyle } = require('./lib/pageAssets.cjs');
const { themeCss } = require(fromRoot('dist/server/pages/themeCss.js'));

const files = fromRoot('dist/pages/files');
mkdirSync(files, { recursive: true });

/** Writes a file whose name has its content's hash, and returns the name. */
async function writeHashed(name, extension, content) {
  const hash = createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 8);
  const file = `${name}-${hash}.${extension}`;
  writeFileSync(`${files}/${file}`, content);
  if (extension === 'woff2') return file;
  writeFileSync(`${files}/${file}.br`, await promisify(brotliCompress)(content));
  writeFileSync(`${files}/${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  return file;
}

const assets = {
  style: printStyle(themeCss()),
  early: printScript('early'),
  inPlace: printScript('inPlace'),
  layOut: printScript('layOut'),
  late: await writeHashed('late', 'js', printScript('late')),
  font: await writeHashed('literata', 'woff2', await printFont()),
};
writeFileSync(fromRoot('dist/pages/assets.json'), JSON.stringify(assets));
cpSync(fromRoot('server/pages/texts'), fromRoot('dist/pages/texts'), { recursive: true });
