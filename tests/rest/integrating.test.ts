import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { maxCost } from '../../server/graphql/admission/cost';
import { maxTokens } from '../../server/graphql/admission/documentLimits';
import { projectRoot } from '../../server/lib/paths';
import { buildMember, buildToken } from '../support/factories';
import { eventually } from '../support/mails';
import { testServer } from '../support/testServer';

/**
 * Runs the requests of docs/integrating.md in order, and compares each response with the one on the page.
 * Values that differ between runs (ids, tokens, times, cursors) are learned from the first response that has
 * them, and expected from then on.
 */
interface Block {
  language: string;
  text: string;
}

const text = readFileSync(path.join(projectRoot, 'docs/integrating.md'), 'utf8');
const blocks: Block[] = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', block = '']) => ({
    language,
    text: block,
  }),
);

const varies =
  /^(?:(?:user|story|version)_[0-9a-z]{26}|eyJ[\w.-]+|(?:refresh|device)-token-\d+|cursor-\d+|\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

class Learned {
  private readonly actual = new Map<string, string>();

  /** The text with the page's values replaced by this run's values. */
  apply(source: string): string {
    let replaced = source;
    for (const [shown, real] of this.actual) replaced = replaced.replaceAll(shown, real);
    return replaced;
  }

  /**
   * The real response with its values replaced by the page's values, as far as they are known or can be
   * learned.
   */
  match(shown: unknown, real: unknown): unknown {
    if (typeof shown === 'string' && typeof real === 'string') {
      if (varies.test(shown) && !this.actual.has(shown)) this.actual.set(shown, real);
      return this.actual.get(shown) === real ? shown : real;
    }
    if (typeof shown !== 'object' || typeof real !== 'object' || !shown || !real) return real;
    const matched = Object.entries(real).map(([key, value]) => [
      key,
      this.match((shown as Record<string, unknown>)[key], value),
    ]);
    return Array.isArray(real) ? matched.map(([, value]) => value) : Object.fromEntries(matched);
  }
}

let token = '';
const learned = new Learned();

const server = testServer();
beforeAll(async () => {
  // Like a token created in the settings: all examples of the page work with it.
  const ada = await buildMember(server, { username: 'ada' });
  token = (await buildToken(server, ada)).token;
});

const here = (source: string) =>
  learned.apply(source).replaceAll('localhost:4000', new URL(server.url).host).replaceAll('$TOKEN', token);

/** Runs a curl command. */
async function curl(source: string): Promise<Response> {
  const words = [
    ...here(source)
      .replaceAll('\\\n', ' ')
      .matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g),
  ].map(([, single, double, plain]) => single ?? double ?? plain ?? '');
  expect(words.shift()).toBe('curl');
  const headers = new Headers();
  let [method, body, url]: (string | undefined)[] = [];
  while (words.length > 0) {
    const word = words.shift() ?? '';
    if (word === '-H') headers.append(...((words.shift() ?? '').split(': ') as [string, string]));
    else if (word === '-d') body = words.shift();
    else if (word === '-X') method = words.shift();
    else if (word !== '-i') url = word;
  }
  return fetch(url ?? '', { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, body });
}

async function subscribe(source: string) {
  const changeTitle = `mutation { updateStory(input: { id: "story_01h455vb4pex5vsknk084sn03a", title: "Herons" }) { story { id } } }`;
  const clients: ReturnType<typeof createClient>[] = [];
  // The server listens for changes a message or two after the connection.
  const watch = jest.spyOn(server.app.services.pubSub, 'watch');
  const connected = new Promise<void>((resolve) => {
    const run = new Function(
      'createClient',
      'WebSocket',
      'token',
      'console',
      `return (async () => { ${here(source.replace(/^import .*$/gm, ''))} })()`,
    );
    received = new Promise((heard) => {
      const make: typeof createClient = (options) => {
        const client = createClient({ ...options, on: { connected: () => resolve() } });
        clients.push(client);
        return client;
      };
      run(make, WebSocket, token, { log: heard }).catch(() => undefined);
    });
  });
  await connected;
  await eventually('the subscription', () => watch.mock.calls[0]);
  watch.mockRestore();
  await server.graphql(learned.apply(changeTitle), {}, token);
  expect(await received).toEqual({
    story: { title: 'Herons', privacyLevel: 'PUBLIC' },
    removedStoryId: null,
  });
  for (const client of clients) await client.dispose();
}
let received: Promise<unknown>;

interface GraphQLErrors {
  errors?: { locations?: unknown }[];
}

const withoutPlaces = (answer: GraphQLErrors) => {
  for (const error of answer.errors ?? []) delete error.locations;
  return answer;
};

test('every example of docs/integrating.md is true', async () => {
  let last: { response?: Response; answer?: unknown } = {};
  for (const { language, text: source } of blocks) {
    if (language === 'sh') {
      const response = await curl(source);
      last = { response, answer: withoutPlaces((await response.json()) as GraphQLErrors) };
    } else if (language === 'graphql') {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: here(source) }),
      });
      last = { response, answer: withoutPlaces((await response.json()) as GraphQLErrors) };
    } else if (language === 'json') {
      const shown: unknown = JSON.parse(source);
      expect(learned.match(shown, last.answer)).toEqual(shown);
    } else if (language === 'http') {
      const [status = '', ...headers] = source.trim().split('\n');
      expect(last.response?.status).toBe(Number(status.split(' ')[1]));
      for (const header of headers) {
        const [name = '', shown = ''] = header.split(/: (.*)/);
        const cursor = /after=([\w-]+)/.exec(last.response?.headers.get(name) ?? '')?.[1] ?? '';
        expect(last.response?.headers.get(name)).toBe(shown.replace(/cursor-\d+/, cursor));
      }
    } else if (language === 'js') await subscribe(source);
    else throw new Error(`The page has a block of ${language}, which nothing runs`);
  }
  expect(blocks.length).toBeGreaterThan(18);
});

test('the limits that the page names are those of the server', async () => {
  for (const figure of [maxCost, maxTokens]) expect(text).toContain(figure.toLocaleString('en'));
  const limited = await server.another({ rateLimits: 1 });
  const { headers } = await limited.graphql('{ info { name } }');
  expect(headers.get('x-cost')).toBe('2');
  expect(headers.get('x-cost-limit')).toBe(String(maxCost));
  expect(text).toContain(`${Number(headers.get('ratelimit-limit')).toLocaleString('en')} a minute`);
  expect(Number(headers.get('ratelimit-remaining'))).toBeLessThan(Number(headers.get('ratelimit-limit')));
  expect(headers.get('ratelimit-reset')).toMatch(/^\d+$/);
});
