import type { Config } from '../config/config';
import type { DemoAccount } from './demo/prepareContent';

const ansi = { bold: 1, cyan: 36 } as const;

const inStyle = (style: keyof typeof ansi, text: string) =>
  process.stdout.isTTY && !process.env.NO_COLOR ? `\u001b[${ansi[style]}m${text}\u001b[0m` : text;

/** Prints the addresses and demo accounts for the person who started the app. */
export function announce(config: Config, port: number, accounts: readonly DemoAccount[]): void {
  const address = addressOf(config, port);
  const lines = [
    ['App', address],
    ['GraphiQL', `${address}/graphiql`],
    ['REST docs', `${address}/api/docs`],
  ].map(([name = '', link = '']) => `  ${name.padEnd(12)}${inStyle('cyan', link)}`);

  if (accounts.length > 0) {
    const width = Math.max(...accounts.map(({ email }) => email.length)) + 2;
    lines.push('', `  ${inStyle('bold', 'Demo accounts')}`);
    for (const { role, email, password } of accounts)
      lines.push(`  ${role.padEnd(12)}${email.padEnd(width)}${password}`);
  }
  const seconds = (performance.now() / 1000).toFixed(1);
  process.stdout.write(`\n${lines.join('\n')}\n\n  Ready in ${seconds} s. Ctrl-C stops everything.\n\n`);
}

/** The app's address; with PORT=0, with the port that was free. */
function addressOf(config: Config, port: number): string {
  if (config.port !== 0) return config.appUrl;
  const url = new URL(config.appUrl);
  url.port = String(port);
  return url.origin;
}
