import assert from 'node:assert/strict';

const sentence = 'The bridge was longer in the dark.';

/** Requests something of each kind that the app serves. */
export async function checkApp(address, admin) {
  const get = async (path) => {
    const answer = await fetch(new URL(path, address));
    assert.equal(answer.status, 200, `GET ${path.split('?')[0]}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const text = async (path) => String(await get(path));

  await get('/healthz');
  await checkPages(text);
  const graphql = graphqlAt(address);
  const { tokens } = await signIn(graphql, admin);
  const { viewer } = await graphql('query PushKey { viewer { pushPublicKey } }', {}, tokens.accessToken);
  assert.equal(Buffer.from(viewer.pushPublicKey, 'base64url').length, 65, 'the key for push');
  const { id, downloads } = await writeStory(graphql, tokens.accessToken);
  assert.equal(String((await get(downloads.pdfUrl)).subarray(0, 5)), '%PDF-', 'the PDF');
  assert.equal(String((await get(downloads.epubUrl)).subarray(0, 2)), 'PK', 'the EPUB');
  assert.match(await text(downloads.markdownUrl), new RegExp(sentence));
  assert.equal(String((await get(`/blog/${id}/card.png`)).subarray(1, 4)), 'PNG', 'the card');
  const story = JSON.parse(await text(`/api/stories/${id}`));
  assert.equal(story.content, sentence, 'GET /api/stories/{id}');
}

/** The landing page and the app with their scripts, and the two developer pages. */
async function checkPages(text) {
  for (const path of ['/', '/login']) {
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(await text(path)) ?? [];
    assert.ok(script, `${path} names its script`);
    assert.ok((await text(script)).length > 1_000, script);
  }
  assert.match(await text('/graphiql'), /<script/);
  assert.match(await text('/api/docs'), /swagger-ui-bundle\.js/);
  assert.match(await text('/api/docs/swagger-ui-bundle.js'), /SwaggerUIBundle/);
}

const graphqlAt = (address) => async (query, variables, token) => {
  const answer = await fetch(new URL('/graphql', address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data;
};

async function signIn(graphql, { email, password }) {
  const { signIn: payload } = await graphql(
    'mutation SignIn($input: SignInInput!) { signIn(input: $input) { tokens { accessToken } } }',
    { input: { email, password } },
  );
  return payload;
}

async function writeStory(graphql, token) {
  const { createStory } = await graphql(
    `mutation CreateStory($input: CreateStoryInput!) {
      createStory(input: $input) {
        story { id downloads { pdfUrl epubUrl markdownUrl } }
      }
    }`,
    { input: { title: 'The bridge', content: sentence, privacyLevel: 'PUBLIC' } },
    token,
  );
  return createStory.story;
}
