import { spawn } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { projectRoot } from '../../server/lib/paths';
import { readTypeScript } from '../support/serverProcess';

interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  /** Required, so that no test uses a developer's own data. */
  dataDir: string;
  /** What is piped to it. */
  input?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs the tool in a separate process, without a terminal. */
export async function runUserTool(args: string, { dataDir, input = '', env = {} }: RunOptions): Promise<Ran> {
  const tool = spawn(
    process.execPath,
    ['-r', readTypeScript, 'server/cli/user.ts', ...args.split(' ').filter(Boolean)],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: '',
        REDIS_URL: '',
        DATA_DIR: dataDir,
        ...env,
      },
    },
  );
  const ran: Ran = { code: null, stdout: '', stderr: '' };
  tool.stdout.setEncoding('utf8').on('data', (text) => {
    ran.stdout += text;
  });
  tool.stderr.setEncoding('utf8').on('data', (text) => {
    ran.stderr += text;
  });
  tool.stdin.end(input);
  return new Promise((resolve) => tool.once('close', (code) => resolve({ ...ran, code })));
}

/** Simulates a terminal with a person who types these answers. */
export function fakeTerminal(...answers: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (text) => {
    shown += text;
    if (/: $/.test(shown)) input.write(answers.shift() ?? '');
  });
  return { terminal: { input: input as unknown as NodeJS.ReadStream, output }, shown: () => shown };
}
