import { spawn } from 'node:child_process';

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program and returns its output; an error contains its standard error. */
export function runCommand(command: string, args: string[], options: RunOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errorOutput = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      errorOutput += chunk;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output);
      const lines = (errorOutput.trim() || output.trim()).split('\n').slice(-8).join('\n');
      reject(new Error(`${command} ended with ${signal ?? `code ${code}`}${lines && `:\n${lines}`}`));
    });
  });
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
