import type { TestMember } from '../../../support/factories';
import type { TestServer } from '../../../support/testServer';
import { unzip } from '../../../support/unzip';

/** The member's download link, and where it leads on the test server. */
export async function linkOf(server: TestServer, { token }: Pick<TestMember, 'token'>) {
  const { data, errors } = await server.graphql('{ viewer { dataExport { url expiresAt } } }', {}, token);
  if (errors) throw Object.assign(new Error(errors[0]?.message), errors[0]);
  const { url, expiresAt } = data.viewer.dataExport;
  return {
    url: url as string,
    expiresAt: new Date(expiresAt),
    at: `${server.url}${url.slice(server.config.appUrl.length)}`,
  };
}

/** The files of the member's export as text, by path. */
export async function filesOf(server: TestServer, member: TestMember) {
  const response = await fetch((await linkOf(server, member)).at);
  expect(response.status).toBe(200);
  return unzip(Buffer.from(await response.arrayBuffer()));
}
