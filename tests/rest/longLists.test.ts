import { GraphQLString } from 'graphql';
import { inputReader } from '../../server/rest/inputReader';
import { memberOfFile } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

const server = testServer();
const api = restClient(server);
const member = memberOfFile(server);

const tags = (count: number) => new Array(count).fill('a');

describe.each([
  ['/stories', { title: 'A title', content: 'A text' }, 'tags must contain no more than 100 elements'],
  ['/notes', { title: 'A title', content: 'A text' }, 'A note can have at most 20 tags'],
])('a list of tags sent to %s', (path, body, tooMany) => {
  it('that is longer than any accepted one is refused, with the name of its field', async () => {
    const answer = await api.post(path, { ...body, tags: tags(20_000) }, { token: member.token });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { tags: 'Tags must be a list of at most 2,000 items' },
    });
  });

  it('that is somewhat too long has the product’s own message', async () => {
    const answer = await api.post(path, { ...body, tags: tags(101) }, { token: member.token });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({ tags: tooMany });
  });
});

describe('an object sent for a text', () => {
  it('is refused without being printed', () => {
    let printed = 0;
    const object = Object.defineProperty({}, 'toJSON', {
      get: () => {
        printed += 1;
      },
    });
    expect(() => inputReader(GraphQLString)(object)).toThrow('must be text');
    expect(printed).toBe(0);
  });
});
