import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ProviderSettings } from '../../server/config/providerSettings';
import type { GraphQLAnswer, TestServer } from './testServer';

/** The address that the app has for the provider; the tests' browser goes to a server instead. */
export const appUrl = 'http://writers.test';

export interface TestProvider {
  settings: ProviderSettings;
  stop(): Promise<void>;
}

/** Starts a real provider, `oidc-provider`. */
export async function startProvider(...options: '--other-keys'[]): Promise<TestProvider> {
  const child = spawn(process.execPath, [path.join(__dirname, 'oidcProvider.mjs'), ...options], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let said = '';
  // Reading with a loop would close its output, at which it ends.
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('\n')) resolve();
    });
    child.once('exit', () => reject(new Error('the provider ended')));
  });
  return {
    settings: {
      issuer: said.trim(),
      clientId: 'writers',
      clientSecret: 'a secret of the tests + with / signs',
      name: 'Acme',
    },
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

export interface Person {
  sub: string;
  email?: string;
  verified?: boolean;
  name?: string;
}

/** What somebody types at the provider. */
export const loginOf = ({ sub, email, verified = true, name }: Person): string =>
  new URLSearchParams({
    sub,
    ...(email !== undefined && { email }),
    email_verified: String(verified),
    ...(name !== undefined && { preferred_username: name }),
  }).toString();

/** A browser, as far as the way to the provider and back needs one. */
export class VisitingBrowser {
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(private readonly server: TestServer) {}

  private cookiesOf(url: URL) {
    const jar = this.jars.get(url.host) ?? new Map<string, string>();
    this.jars.set(url.host, jar);
    return jar;
  }

  cookieHeader(url: URL): string {
    // The app's servers have one address for browsers.
    return [...this.cookiesOf(url)].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private async request(address: string, init: RequestInit = {}, server = this.server): Promise<Response> {
    const url = new URL(address, appUrl);
    const target = url.origin === appUrl ? new URL(url.pathname + url.search, server.url) : url;
    const response = await fetch(target, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: this.cookieHeader(url) },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value && !/expires=Thu, 01 Jan 1970/i.test(cookie)) this.cookiesOf(url).set(name, value);
      else this.cookiesOf(url).delete(name);
    }
    return response;
  }

  /** Where a request leads, as an address. */
  private async led(address: string, init?: RequestInit, server?: TestServer): Promise<string> {
    const response = await this.request(address, init, server);
    const location = response.headers.get('location');
    if (!location) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return new URL(location, new URL(address, appUrl)).href;
  }

  /** Begins at the app; returns the address at the provider. */
  start(query: Record<string, string> = {}, server?: TestServer): Promise<string> {
    return this.led(`/oidc/start?${new URLSearchParams(query)}`, {}, server);
  }

  /** Signs in at the provider, or cancels; returns the address of the app that it leads back to. */
  async atProvider(address: string, login: string | null): Promise<string> {
    let next = await this.led(address);
    while (!next.startsWith(appUrl)) {
      const isForm = new URL(next).pathname.startsWith('/interaction/');
      const body = new URLSearchParams(login === null ? { cancel: '1' } : { login });
      next = await this.led(next, isForm ? { method: 'POST', body } : {});
    }
    return next;
  }

  /** Comes back to the app; returns the path that it leads to. */
  async comeBack(address: string, server?: TestServer): Promise<string> {
    return (await this.led(address, {}, server)).replace(appUrl, '');
  }

  /** All of it, to the path that the app leads to. */
  async visit(who: Person | null, query: Record<string, string> = {}): Promise<string> {
    const address = await this.atProvider(await this.start(query), who && loginOf(who));
    return this.comeBack(address);
  }

  /** An operation, sent with this browser's cookie. */
  async graphql(
    query: string,
    input: Record<string, unknown>,
    { token, server = this.server }: { token?: string; server?: TestServer } = {},
  ): Promise<GraphQLAnswer> {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: this.cookieHeader(new URL(appUrl)),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables: { input } }),
    });
    return {
      ...((await response.json()) as GraphQLAnswer),
      status: response.status,
      headers: response.headers,
    };
  }

  exchange(
    token: string,
    more: { username?: string; code?: string; deviceToken?: string } = {},
    options: { token?: string; server?: TestServer } = {},
  ): Promise<GraphQLAnswer> {
    return this.graphql(
      `mutation ($input: SignInWithProviderInput!) { signInWithProvider(input: $input) {
        tokens { accessToken refreshToken } viewer { email hasPassword user { id username } } returnTo
        newcomer { email suggestedUsername invitation } } }`,
      { token, ...more },
      options,
    );
  }

  link(token: string, accessToken: string): Promise<GraphQLAnswer> {
    return this.graphql(
      'mutation ($input: LinkProviderInput!) { linkProvider(input: $input) { viewer { linkedProvider { name } } } }',
      { token },
      { token: accessToken },
    );
  }
}

/** The code in the path that the app leads to. */
export const codeIn = (place: string): string =>
  new URLSearchParams(new URL(place, appUrl).hash.slice(1)).get('code') ?? '';

/** Goes to the provider and signs in with what it says. */
export async function signInThrough(browser: VisitingBrowser, who: Person): Promise<GraphQLAnswer> {
  return browser.exchange(codeIn(await browser.visit(who)));
}
