import { say } from './terminal.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

/** Runs a script and prints failures as their message and the failed program's output. */
export async function main(work) {
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`This needs Node 20.19 or later; this is ${process.version}.`);
    process.exit(1);
  }
  try {
    await work();
  } catch (error) {
    say(`\n${error.output?.trim() ?? ''}\n\n${error.output === undefined ? error.stack : error.message}\n`);
    process.exit(1);
  }
}
