import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { main } from './lib/main.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/terminal.mjs';

/** A program that is busy until this process has ended, for whatever reason. */
const busyProgram = 'const starter = process.ppid; while (process.ppid === starter);';

/**
 * Runs `npm test` and appends a line to a file: the commit, how many processes were busy beside it, the seconds, and what passed
 * and failed. `npm run steadiness -- runs.jsonl [busy processes]`, as often as wanted.
 */
async function measureRun(busy) {
  const begun = Date.now();
  const others = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', busyProgram]));
  const output = await run(['npm', 'test'], { env: { CI: '1' } })
    .catch((error) => error.output ?? String(error))
    .finally(() => {
      for (const other of others) other.kill();
    });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  const failures = [...(output.split(/\n {2}Failed:\n/)[1] ?? '').matchAll(/^ {2}- (.*)$/gm)].map(
    ([, name]) => name,
  );
  const commit = (await run(['git', 'rev-parse', '--short', 'HEAD'])).trim();
  return {
    at: new Date(begun).toISOString(),
    commit,
    busy,
    seconds: Math.round((Date.now() - begun) / 1_000),
    passed: Number(passed),
    failed: Number(failed),
    failures,
  };
}

await main(async () => {
  const [file, busy = '0'] = process.argv.slice(2);
  if (!file) throw new Error('Name a file for the results');
  const result = await measureRun(Number(busy));
  appendFileSync(file, `${JSON.stringify(result)}\n`);
  say(JSON.stringify(result, null, 2));
  process.exitCode = result.failed === 0 ? 0 : 1;
});
