import { newStory } from '../../../server/features/story/story.service';
import { Story } from '../../../server/model/story.entity';
import { memberOfFile } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer({ logLevel: 'warn' });
const author = memberOfFile(server);

it('a save that the database refuses leaves no word of the text in the log', async () => {
  const { db, log } = server.app.services;
  // Longer than its column.
  const story = newStory(author.id, { title: 'Unseen '.repeat(50), content: 'Nobody else may read this.' });
  const refused = await db.transaction((tx) => tx.insert(Story, story)).catch((error: unknown) => error);
  log.error({ err: refused }, 'a request failed');
  const [line = ''] = server.logLines.slice(-1);
  expect(JSON.parse(line)).toMatchObject({ msg: 'a request failed', err: { code: 'ER_DATA_TOO_LONG' } });
  expect(line).not.toMatch(/Unseen|Nobody else may read this/);
});
