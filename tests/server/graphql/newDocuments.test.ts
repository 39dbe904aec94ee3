import { parse } from 'graphql';
import { NewDocuments } from '../../../server/graphql/newDocuments';
import type { OperationCosts } from '../../../server/graphql/operationCosts';
import type { Context } from '../../../server/request/context';

const textOf = (n: number) => `{ info { field${n}: apiVersion } }`;
const from = (ip: string) => ({ ip }) as Context;

const chargeDocument = jest.fn(async () => undefined);
let documents: NewDocuments;
beforeEach(() => {
  documents = new NewDocuments({ chargeDocument } as unknown as OperationCosts);
  chargeDocument.mockReset();
});

it('that are sent at once are validated one a turn of the event loop, so that others are answered between', async () => {
  let turn = 0;
  let counting = setImmediate(function count() {
    turn += 1;
    counting = setImmediate(count);
  });
  const turns = await Promise.all(
    Array.from({ length: 20 }, (_, n) => documents.admit(from('here'), textOf(n)).then(() => turn)),
  );
  clearImmediate(counting);
  expect(new Set(turns).size).toBe(20);
});

it('are paid for until one of them is known to be valid', async () => {
  await documents.admit(from('here'), textOf(1));
  await documents.admit(from('here'), textOf(1));
  expect(chargeDocument).toHaveBeenCalledTimes(2);
  documents.addValid(textOf(1), parse(textOf(1)));
  await documents.admit(from('here'), textOf(1));
  expect(chargeDocument).toHaveBeenCalledTimes(2);
});

it('are paid for although they can’t be parsed', async () => {
  await expect(documents.admit(from('here'), '{ info ')).rejects.toThrow('Syntax Error');
  expect(chargeDocument).toHaveBeenCalledTimes(1);
});

it('are refused where a hundred of the address wait, and only there', async () => {
  const codes = Array.from({ length: 101 }, (_, n) =>
    documents.admit(from('here'), textOf(n)).then(
      () => 'fine',
      ({ code }) => code,
    ),
  );
  await expect(documents.admit(from('there'), textOf(0))).resolves.toBeUndefined();
  const counts = (await Promise.all(codes)).filter((code) => code === 'RATE_LIMITED');
  expect(counts).toHaveLength(1);
  await expect(documents.admit(from('here'), textOf(200))).resolves.toBeUndefined();
});

it('wait for nothing that was refused', async () => {
  chargeDocument.mockRejectedValue(new Error('no points left'));
  await Promise.allSettled(Array.from({ length: 100 }, (_, n) => documents.admit(from('here'), textOf(n))));
  chargeDocument.mockResolvedValue(undefined);
  await expect(documents.admit(from('here'), textOf(0))).resolves.toBeUndefined();
});
