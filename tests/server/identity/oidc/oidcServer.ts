import type { ReadyConfig } from '../../../../server/config/config';
import { appUrl, type Person, startProvider, type TestProvider } from '../../../support/oidcCalls';
import { startTestServer, type TestServer } from '../../../support/testServer';

let people = 0;

/** A new user of the provider each time. */
export function person(given: Partial<Person> = {}): Person {
  people += 1;
  return { sub: `subject-${people}`, email: `person${people}@example.com`, ...given };
}

/** A provider and a server that uses it, for all tests of the file. */
export function oidcServer(overrides: Partial<ReadyConfig> = {}): {
  server: TestServer;
  provider: TestProvider;
} {
  const server = {} as TestServer;
  const provider = {} as TestProvider;
  beforeAll(async () => {
    Object.assign(provider, await startProvider());
    Object.assign(server, await startTestServer({ appUrl, oidc: provider.settings, ...overrides }));
  });
  afterAll(async () => {
    await server.close();
    await provider.stop();
  });
  return { server, provider };
}
