import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Ctrl-C or Ctrl-D instead of an answer. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

export interface Terminal {
  input: NodeJS.ReadStream;
  output: NodeJS.WritableStream;
}

/** The password, asked for twice on a terminal that shows nothing of it; again where the two differ. */
export async function askPassword({ input, output }: Terminal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  lines.on('SIGINT', () => lines.close());
  const typed = lines[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    output.write(question);
    const { done, value } = await typed.next();
    output.write('\n');
    if (done) throw new Interrupted();
    return value;
  };
  try {
    for (;;) {
      const password = await ask('Password (it is not shown): ');
      if ((await ask('Once more: ')) === password) return password;
      output.write('These were not the same. Again:\n');
    }
  } finally {
    lines.close();
  }
}

/** The first line of standard input, without its end. */
export async function readPassword(input: NodeJS.ReadableStream): Promise<string> {
  return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
}
