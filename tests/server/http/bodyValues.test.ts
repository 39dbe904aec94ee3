import { limits } from '../../../server/contract/limits';
import { hasTooManyValues } from '../../../server/http/bodyValues';
import { buildMember, type TestMember } from '../../support/factories';
import { testServer } from '../../support/testServer';

const { valuesMax } = limits.input;

/** As many values, an object and its names included, as a body can have, and `more`. */
const named = (more: number) =>
  `{${Array.from({ length: valuesMax + more }, (_, n) => `"name${n}":1`).join(',')}}`;

describe('counting the values of a body', () => {
  it.each<[string, string]>([
    ['names', named(1)],
    ['empty lists', `[${'[],'.repeat(valuesMax)}[]]`],
    ['numbers', `[${'1,'.repeat(valuesMax)}1]`],
    ['names with quotes', `{${'"\\"a\\\\":{},'.repeat(valuesMax)}"b":1}`],
  ])('finds too many %s', (_, json) => {
    expect(hasTooManyValues(json)).toBe(true);
  });

  it.each<[string, string]>([
    ['as many as are allowed', named(0)],
    ['a text of signs that begin values', JSON.stringify({ content: ',[{'.repeat(valuesMax) })],
    ['a text of quotes and backslashes', JSON.stringify({ content: '\\",['.repeat(valuesMax) })],
    ['a text without an end', `{"content":"${','.repeat(2 * valuesMax)}\\`],
  ])('finds no fault with %s', (_, json) => {
    expect(hasTooManyValues(json)).toBe(false);
  });
});

describe('a body of too many values', () => {
  const server = testServer();
  let member: TestMember;
  beforeEach(async () => {
    member = await buildMember(server);
  });

  const send = async (path: string, body: string, type = 'application/json') => {
    const headers = { 'Content-Type': type, Authorization: `Bearer ${member.token}` };
    const answer = await fetch(new URL(path, server.url), { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  };

  it('is refused with the limit, by GraphQL and by REST', async () => {
    const error = 'The body can have at most 250,000 values';
    expect(await send('/graphql', `{"query":"{__typename}","variables":${named(1)}}`)).toEqual({
      status: 413,
      body: { errors: [{ message: error, extensions: { code: 'BAD_REQUEST' } }] },
    });
    expect(await send('/api/notes', `{"content":"A note","more":${named(1)}}`)).toEqual({
      status: 413,
      body: { error, code: 'PAYLOAD_TOO_LARGE' },
    });
  });

  it('can’t hide them in another charset', async () => {
    expect(await send('/api/notes', '{}', 'application/json; charset=utf-16')).toMatchObject({ status: 415 });
    expect(
      await send('/api/notes', '{"content":"A note"}', 'application/json; charset="UTF-8"'),
    ).toMatchObject({ status: 201 });
  });
});
