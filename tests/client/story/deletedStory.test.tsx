import { act, screen } from '@testing-library/react';
import { announceSubscriptionStart } from '../../../client/relay/subscriptionStart';
import { at } from '../documents/screens/editorScreen';
import { withoutAutoSaves } from '../support/autoSaves';
import { content, openEdit, write } from './editorScreen';
import { buildStory, documentServer, tell } from './renderScreens';

withoutAutoSaves();

describe('a story that is deleted somewhere else while it is open', () => {
  const deleteElsewhere = async () => {
    // The first event confirms the subscription; the page reads the story in any case.
    await tell({
      storyChanged: { story: buildStory(), removedStoryId: null },
    });
    documentServer.stories.delete('story_1');
    await tell({ storyChanged: { story: null, removedStoryId: 'story_1' } });
  };

  test('closes the page at once if nothing would be lost', async () => {
    const view = await openEdit();
    await deleteElsewhere();
    await at(view, '/stories');
    expect(screen.getByText('This story was deleted somewhere else')).toBeInTheDocument();
  });

  test('stays open if its author has unsent changes, and lets them decide', async () => {
    await openEdit();
    write('', 'More.');
    await deleteElsewhere();
    expect(await screen.findByRole('button', { name: 'Resolve' })).toBeInTheDocument();
    expect(content()).toHaveValue('It was *late*.\nStill, we wrote.More.');
  });

  test('is noticed after a lost connection', async () => {
    const view = await openEdit();
    documentServer.stories.delete('story_1');
    act(announceSubscriptionStart);
    await at(view, '/stories');
  });
});
