import { parse } from 'graphql';
import type { Database } from '../../../server/db/database';
import { Admission } from '../../../server/graphql/admission/admission';
import { CostBudget } from '../../../server/graphql/admission/costBudget';
import type { Context } from '../../../server/request/context';
import { makeSchema } from '../../../server/schema';

const textOf = (n: number) => `{ info { field${n}: apiVersion } }`;
const from = (ip: string) => ({ ip }) as Context;

const schema = makeSchema();
const spend = jest.spyOn(CostBudget.prototype, 'spend');
let admission: Admission;
beforeEach(() => {
  admission = new Admission(schema, {} as Database);
  spend.mockReset().mockResolvedValue(undefined);
});

it('that are sent at once are validated one a turn of the event loop, so that others are answered between', async () => {
  let turn = 0;
  let counting = setImmediate(function count() {
    turn += 1;
    counting = setImmediate(count);
  });
  const turns = await Promise.all(
    Array.from({ length: 20 }, (_, n) => admission.admitDocument(from('here'), textOf(n)).then(() => turn)),
  );
  clearImmediate(counting);
  expect(new Set(turns).size).toBe(20);
});

it('are paid for until one of them is known to be valid', async () => {
  await admission.admitDocument(from('here'), textOf(1));
  await admission.admitDocument(from('here'), textOf(1));
  expect(spend).toHaveBeenCalledTimes(2);
  admission.addValid(textOf(1), parse(textOf(1)));
  await admission.admitDocument(from('here'), textOf(1));
  expect(spend).toHaveBeenCalledTimes(2);
});

it('are paid for although they can’t be parsed', async () => {
  await expect(admission.admitDocument(from('here'), '{ info ')).rejects.toThrow('Syntax Error');
  expect(spend).toHaveBeenCalledTimes(1);
});

it('are refused where a hundred of the address wait, and only there', async () => {
  const codes = Array.from({ length: 101 }, (_, n) =>
    admission.admitDocument(from('here'), textOf(n)).then(
      () => 'fine',
      ({ code }) => code,
    ),
  );
  await expect(admission.admitDocument(from('there'), textOf(0))).resolves.toBeUndefined();
  const counts = (await Promise.all(codes)).filter((code) => code === 'RATE_LIMITED');
  expect(counts).toHaveLength(1);
  await expect(admission.admitDocument(from('here'), textOf(200))).resolves.toBeUndefined();
});

it('wait for nothing that was refused', async () => {
  spend.mockRejectedValue(new Error('no points left'));
  await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) => admission.admitDocument(from('here'), textOf(n))),
  );
  spend.mockResolvedValue(undefined);
  await expect(admission.admitDocument(from('here'), textOf(0))).resolves.toBeUndefined();
});
