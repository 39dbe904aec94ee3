import { HtmlValidate } from 'html-validate';
import { PrivacyLevel } from '../../../server/contract/enums';
import { documents } from '../../../server/contract/routes';
import { findDocument } from '../../../server/pages/findDocument';
import { askDocument, wordsOf } from '../../support/documents';
import { type Address, everyDocument } from '../../support/everyDocument';
import { buildMember, buildStory } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer({ appUrl: 'https://writers.example' });

/** Of the recommended rules, without those about the way of writing, which React decides, and lengths. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
  },
});

/** Each mistake with its rule and the line that has it. */
function mistakesIn(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} ${html.slice(offset - 40, offset + 60)}`,
    ),
  );
}

test('every kind of document is valid HTML', async () => {
  const check = async (name: string, { path, status }: Address) => {
    const answer = await askDocument(server, path);
    expect([name, answer.status]).toEqual([name, status]);
    expect({ name, mistakes: mistakesIn(answer.text) }).toEqual({ name, mistakes: [] });
  };
  await check('blog without stories', { path: '/blog', status: 200 });
  const addresses = await everyDocument(server);
  for (const [name, address] of Object.entries(addresses)) await check(name, address);
  const kinds = Object.values(addresses).map(({ path }) => findDocument(path)?.route.path);
  expect(documents.filter((kind) => !kinds.includes(kind))).toEqual([]);

  // The database fails.
  for (const path of ['/blog?q=never', '/blog/story_01m7cp8afcegcs079qr4qxxhts']) {
    const read = jest.spyOn(server.app.services.db, 'read').mockRejectedValue(new Error('It failed.'));
    await check(`${path} without the database`, { path, status: 500 }).finally(() => read.mockRestore());
  }
});

test('characters that HTML doesn’t allow are left out', async () => {
  const { id } = await buildStory(server, await buildMember(server), {
    title: 'A\u0008B\ufffeC',
    content: 'D\u001fE\ufdd0F\uffffG',
    privacyLevel: PrivacyLevel.PUBLIC,
  });
  const { text } = await askDocument(server, `/blog/${id}`);
  expect(text).toContain('>ABC</h1>');
  expect(text).toContain('<p dir="auto">DEFG</p>');
});

test('terms and privacy have real quotation marks and apostrophes', async () => {
  for (const path of ['/terms', '/privacy'])
    expect([path, /\S*['"]\S*/.exec(wordsOf((await askDocument(server, path)).text))?.[0]]).toEqual([
      path,
      undefined,
    ]);
});
