import { examine } from './doctor/examine';
import { report } from './doctor/finding';

async function main(): Promise<void> {
  const findings = await examine(process.env);
  process.stdout.write(report(findings));
  process.exitCode = findings.some(({ state }) => state === 'problem') ? 1 : 0;
}

void main();
