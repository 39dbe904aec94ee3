import fs from 'node:fs/promises';
import { makeLog } from '../../../server/lib/log';
import { watchDescriptors } from '../../../server/monitoring/monitor';
import { eventually } from '../../support/mails';

it('that no file descriptor is left is logged once, and once that there are some again', async () => {
  const lines: string[] = [];
  const log = makeLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const used = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
  const open = jest.spyOn(fs, 'open').mockRejectedValue(used);
  const stop = watchDescriptors(log, 5);
  const calls = (count: number) =>
    eventually('it to look', async () => (open.mock.calls.length >= count ? true : undefined));
  await calls(3);
  open.mockRestore();
  await eventually('the end to be told', async () => (lines.length > 1 ? true : undefined));
  stop();
  expect(lines).toEqual([
    expect.stringContaining('no file descriptor is left: new connections are closed without an answer'),
    expect.stringContaining('file descriptors are free again'),
  ]);
});
