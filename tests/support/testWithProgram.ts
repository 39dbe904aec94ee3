import { spawnSync } from 'node:child_process';

/**
 * `test` for what needs a program, which the test command installs where it can. Without it the test is skipped; CI
 * fails instead.
 */
export function testWithProgram(name: string, versionOption: string): jest.It {
  const isInstalled = spawnSync(name, [versionOption]).status === 0;
  if (!isInstalled && process.env.CI) throw new Error(`No ${name} on this machine: CI needs it`);
  return isInstalled ? test : test.skip;
}
