import { buildMember } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer();

/** Properties that every object has. */
const names = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];
const id = '01h455vb4pex5vsknk084sn02q';

it.each(names)('%s is not accepted as a path, parameter, value or cursor', async (name) => {
  const { token } = await buildMember(server);
  for (const path of [
    `/api/${name}`,
    `/api/stories/${name}`,
    `/api/stories/${name}_${id}`,
    `/api/stories/${name}/pdf`,
    `/api/journals/${name}_${id}`,
    `/api/public/stories?${name}=1`,
    `/api/public/stories?after=${name}`,
    `/api/public/stories?limit=${name}`,
    `/api/public/feedback?status=${name}&category=${name}`,
    `/api/sessions?status=${name}&leader_id=${name}_${id}`,
    `/api/notes?author_id=${name}_${id}`,
    `/api/exercises?difficulty=${name}`,
    `/downloads/${name}`,
    `/downloads/${name}?token=${name}`,
    `/calendar/${name}.ics`,
    `/calendar/${name}-${id}.ics`,
    `/graphql?query={__typename}&operationName=${name}`,
    `/graphql?extensions={"persistedQuery":{"version":1,"sha256Hash":"${name}"}}`,
  ]) {
    const { status } = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
    expect([path, status < 500]).toEqual([path, true]);
  }
});

it.each(names)('%s is not accepted as a field, id or operation', async (name) => {
  const { token } = await buildMember(server);
  const send = (path: string, body: string) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    });
  for (const [path, body] of [
    ['/api/stories', `{ "title": "x", "content": "y", "privacy_level": "${name}" }`],
    ['/api/stories', `{ "title": "x", "content": "y", "${name}": { "x": 1 } }`],
    [
      '/api/stories',
      `{ "title": "x", "content": "y", "session_id": "${name}_${id}", "exercise_id": "${name}" }`,
    ],
    [`/api/feedback/${name}_${id}/vote`, `{ "vote_type": "${name}" }`],
    [`/api/sessions/${name}_${id}/status`, `{ "status": "${name}" }`],
    ['/graphql', `{ "query": "{ __typename }", "operationName": "${name}" }`],
    ['/graphql', `{ "query": "{ __typename }", "variables": { "${name}": "${name}" } }`],
    ['/graphql', `{ "documentId": "${name}" }`],
    ['/graphql', `{ "query": "{ ${name} }" }`],
    ['/graphql', `{ "query": "{ __type(name: \\"${name}\\") { name } }" }`],
  ] as const) {
    const response = await send(path, body);
    expect([path, body, response.status < 500]).toEqual([path, body, true]);
    expect(await response.text()).not.toContain('INTERNAL_SERVER_ERROR');
  }
  // A machine with much to do may have stalled.
  expect(server.logLines.filter((line) => !line.includes('stalledMs'))).toEqual([]);
});
