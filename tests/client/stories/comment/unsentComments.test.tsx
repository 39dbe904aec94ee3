import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outbox } from '../../../../client/outbox/outbox';
import { enter } from '../../support/formFields';
import { pending, refuse, variablesOf } from '../story/renderScreens';
import { addButton, answerAdd, box, buildComment, showComments, shownTexts } from './commentScreen';

beforeEach(() => sessionStorage.clear());

test('an unsent comment is restored after a reload, for the same member and story', async () => {
  const { unmount } = await showComments([]);
  enter(box(), 'Half a tho');
  unmount();
  await showComments([]);
  expect(box()).toHaveValue('Half a tho');
  expect(sessionStorage.getItem('comment:user_ann:story_1')).toBe('Half a tho');
  expect(sessionStorage).toHaveLength(1);
});

describe('a comment that was sent', () => {
  /** Presses the button, and the server isn't reached. */
  const sendInVain = async (text: string) => {
    enter(box(), text);
    await userEvent.click(addButton());
    const { localId } = variablesOf('addComment').input;
    await refuse('addComment', { code: 'NETWORK', message: 'no' });
    expect(box()).toHaveValue(text);
    return localId as string;
  };
  const sentAgain = async () => {
    await waitFor(() => expect(pending('addComment')).toHaveLength(1), { timeout: 3_000 });
    return variablesOf('addComment').input;
  };

  test('whose response was lost is sent again with the same id, and then empties the box', async () => {
    await showComments([]);
    const localId = await sendInVain('Did it arrive?');
    expect(await sentAgain()).toMatchObject({ localId, content: 'Did it arrive?' });
    await answerAdd(buildComment('comment_1', 'Did it arrive?', 'ann'), 1);
    expect(shownTexts()).toEqual(['Did it arrive?']);
    expect(box()).toHaveValue('');
    expect(screen.getByText('Comment added.')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  test('that waits is sent after a reload, and withdrawn by typing', async () => {
    const { unmount } = await showComments([]);
    await sendInVain('First words');
    unmount();
    expect(sessionStorage).toHaveLength(0);
    await showComments([]);
    expect(box()).toHaveValue('First words');
    expect(variablesOf('addComment').input.content).toBe('First words');
    enter(box(), ' and more');
    await refuse('addComment', { code: 'NETWORK', message: 'no' });
    expect(outbox.entries({ memberId: 'user_ann', kind: 'comment', about: 'story_1' })).toEqual([]);
    expect(sessionStorage.getItem('comment:user_ann:story_1')).toBe('First words and more');
  });

  test('that the last version before 1.0 sent without an answer is sent with its id, and only the text is shown', async () => {
    const key = 'comment:user_ann:story_1';
    sessionStorage.setItem(key, 'First words');
    sessionStorage.setItem(
      `${key}:attempt`,
      JSON.stringify({ content: 'First words', localId: 'local_1_a' }),
    );
    await showComments([]);
    expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
    await userEvent.click(addButton());
    expect(variablesOf('addComment').input).toMatchObject({ content: 'First words', localId: 'local_1_a' });
    expect(sessionStorage).toHaveLength(0);
  });

  const queue = { memberId: 'user_ann', kind: 'comment', about: 'story_1' } as const;
  const refuseIt = () => refuse('addComment', { code: 'FORBIDDEN', message: 'You may not do this' });

  test('that is refused later stays on the device, although the tab is closed, and is sent again with the same id', async () => {
    const { unmount } = await showComments([]);
    const localId = await sendInVain('First.');
    unmount();
    const second = await showComments([]);
    await refuseIt();
    second.unmount();
    sessionStorage.clear();
    await showComments([]);
    expect(box()).toHaveValue('First.');
    expect(screen.getByText('You may not do this')).toBeInTheDocument();
    await userEvent.click(addButton());
    expect(screen.queryByText('You may not do this')).toBeNull();
    expect(variablesOf('addComment').input).toMatchObject({ localId, content: 'First.' });
    enter(box(), ' Changed.');
    expect(outbox.entries(queue)).toEqual([]);
  });

  test('that is refused later is put before what was typed in one tab only', async () => {
    const { unmount } = await showComments([]);
    await sendInVain('First.');
    unmount();
    sessionStorage.setItem('comment:user_ann:story_1', 'Second.');
    await showComments([]);
    const remove = jest.spyOn(outbox, 'remove').mockReturnValue(false);
    await refuseIt();
    remove.mockRestore();
    expect(box()).toHaveValue('Second.');
    for (const entry of outbox.entries(queue)) outbox.remove(entry);
  });

  test('that another tab has sent unnoticed keeps its id', async () => {
    const { unmount } = await showComments([]);
    const localId = await sendInVain('Once.');
    unmount();
    await showComments([]);
    await refuse('addComment', { code: 'NETWORK', message: 'no' });
    act(() => {
      for (const entry of outbox.entries(queue)) outbox.remove(entry);
    });
    await userEvent.click(addButton());
    expect(variablesOf('addComment').input).toMatchObject({ localId, content: 'Once.' });
  });

  test('that is refused later comes back before what was typed meanwhile, with the reason', async () => {
    const { unmount } = await showComments([]);
    await sendInVain('First.');
    unmount();
    sessionStorage.setItem('comment:user_ann:story_1', 'Second.');
    await showComments([]);
    await refuse('addComment', { code: 'FORBIDDEN', message: 'You may not do this' });
    expect(box()).toHaveValue('First.\n\nSecond.');
    expect(screen.getByText('You may not do this')).toBeInTheDocument();
    expect(sessionStorage.getItem('comment:user_ann:story_1')).toBe('First.\n\nSecond.');
  });
});
