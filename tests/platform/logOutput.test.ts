import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { makeLog } from '../../server/lib/log';
import { LogOutput } from '../../server/lib/logOutput';
import { projectRoot } from '../../server/lib/paths';
import { readTypeScript } from '../support/serverProcess';

const folder = mkdtempSync(path.join(tmpdir(), 'writers-log-'));
const file = path.join(folder, 'log');
let output: number;
beforeEach(() => {
  writeFileSync(file, '');
  output = openSync(file, 'a');
});
afterEach(() => {
  jest.restoreAllMocks();
  closeSync(output);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Written = (error: NodeJS.ErrnoException | null, bytes: number) => void;

/** Answers the next writes instead of the file system, as on a disk that is full. */
function answerWrites(answer: (rest: Buffer, written: Written) => void): jest.SpyInstance {
  return jest
    .spyOn(fs, 'write')
    .mockImplementation(((_fd: number, rest: Buffer, written: Written) => answer(rest, written)) as never);
}

const refusal = (code: string) => Object.assign(new Error(code), { code });

interface Line {
  msg: string;
  dropped?: number;
  reason?: string;
}

/** The lines of the file up to the one that says 'end'. */
async function linesToEnd(first = 0): Promise<Line[]> {
  for (;;) {
    const lines = readFileSync(file, 'utf8').split('\n').slice(first, -1);
    if (lines.at(-1)?.includes('"msg":"end"')) return lines.map((line) => JSON.parse(line));
    await new Promise(setImmediate);
  }
}

it('a process goes on, and ends when it is to, while its log can’t be written', async () => {
  const program = `const { makeLog } = require('./server/lib/log');
    const log = makeLog({ logLevel: 'info' });
    log.info('one');
    setTimeout(() => { log.info('two'); console.log('it serves'); process.exit(0); }, 50);`;
  const unwritable = openSync(file, 'r');
  const child = spawn(process.execPath, ['-r', readTypeScript, '-e', program], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', unwritable],
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  closeSync(unwritable);
  const [said, [code]] = await Promise.all([text(child.stdout as never), once(child, 'exit')]);
  expect({ said, code }).toEqual({ said: 'it serves\n', code: 0 });
});

it('lines that could not be written are counted in the log once it can be written again', async () => {
  const log = makeLog({ logLevel: 'info' }, new LogOutput(output));
  const full = answerWrites((_rest, written) => written(refusal('ENOSPC'), 0));
  log.info('one');
  log.info('two');
  full.mockRestore();
  log.info('three');
  log.info('end');
  expect(await linesToEnd()).toMatchObject([
    { level: 40, dropped: 2, reason: 'ENOSPC', msg: 'lines of the log could not be written' },
    { msg: 'three' },
    { msg: 'end' },
  ]);
});

it('a line of which only a part could be written doesn’t spoil the next one', async () => {
  const log = makeLog({ logLevel: 'info' }, new LogOutput(output));
  const full = answerWrites((rest, written) => {
    full.mockImplementation(((...[, , next]: [number, Buffer, Written]) =>
      next(refusal('ENOSPC'), 0)) as never);
    fs.writeSync(output, rest.subarray(0, 10));
    written(null, 10);
  });
  log.info('one');
  full.mockRestore();
  log.info('end');
  expect(await linesToEnd(1)).toMatchObject([{ dropped: 1 }, { msg: 'end' }]);
});

it('lines keep their order, whatever part of them is written at once, and wait for a reader that is busy', async () => {
  let answers = 0;
  answerWrites((rest, written) => {
    answers += 1;
    if (answers === 2) return written(refusal('EAGAIN'), 0);
    const part = rest.subarray(0, 25);
    setImmediate(() => written(null, fs.writeSync(output, part)));
  });
  const log = makeLog({ logLevel: 'info' }, new LogOutput(output));
  const messages = ['one', 'two', 'three', 'end'];
  for (const message of messages) log.info(message);
  expect((await linesToEnd()).map(({ msg }) => msg)).toEqual(messages);
});

it('a reader that is slow doesn’t fill the memory: lines beyond a megabyte are dropped', async () => {
  let goOn = () => {};
  const slow = answerWrites((rest, written) => {
    goOn = () => written(null, fs.writeSync(output, rest));
  });
  const log = makeLog({ logLevel: 'info' }, new LogOutput(output));
  for (let n = 0; n < 300; n += 1) log.info('x'.repeat(10_000));
  slow.mockRestore();
  goOn();
  log.info('end');
  const lines = await linesToEnd();
  const note = lines.find(({ dropped }) => dropped);
  expect(note).toMatchObject({ reason: 'the reader is slow' });
  expect(lines.length - 2 + (note?.dropped ?? 0)).toBe(300);
});
