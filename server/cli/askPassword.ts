import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Thrown on Ctrl-C or Ctrl-D. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

interface Terminal {
  input: NodeJS.ReadStream;
  output: NodeJS.WritableStream;
}

/** Asks for the password twice without echo; repeats if the two differ. */
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

/** Reads the first line of standard input. */
export async function readPassword(input: NodeJS.ReadableStream): Promise<string> {
  return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
}
