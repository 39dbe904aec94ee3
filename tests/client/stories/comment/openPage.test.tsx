import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mergeLatest } from '../../../../client/features/stories/comment/latestComments';
import { announceSubscriptionStart } from '../../../../client/relay/subscriptionStart';
import { enter } from '../../support/formFields';
import { answer, buildStory, pending, sendEvent, variablesOf } from '../story/renderScreens';
import {
  addButton,
  answerAdd,
  answerRefresh,
  box,
  buildComment,
  connectionOf,
  moderation,
  showComments,
  shownTexts,
} from './commentScreen';

beforeEach(() => sessionStorage.clear());

const somethingHappened = () => sendEvent({ storyChanged: { story: buildStory(), removedStoryId: null } });

async function closeToComments(comments: Parameters<typeof connectionOf>[0]) {
  await somethingHappened();
  const closed = { viewerCanComment: false, ...moderation, comments: connectionOf(comments) };
  await answer({ story: { __typename: 'Story', id: 'story_1', ...closed } });
}

const [one, two, three, four] = [
  buildComment('comment_1', 'One.'),
  buildComment('comment_2', 'Two.'),
  buildComment('comment_3', 'Three.'),
  buildComment('comment_4', 'Four.'),
];
const heading = () => screen.getByRole('heading', { level: 2, name: /^Comments/ });

describe('others’ comments while the page is open', () => {
  test('appear at the end, are counted and announced, move neither text nor focus, and are updated and removed', async () => {
    await showComments([one]);
    enter(box(), 'Meanwhile, I');
    await somethingHappened();
    expect(variablesOf('story.comments')).toEqual({ id: 'story_1', count: 21 });
    await answerRefresh([one, two]);
    expect(shownTexts()).toEqual(['One.', 'Two.']);
    expect(heading()).toHaveTextContent('Comments (2)');
    expect(screen.getByText('New comment from Ben Okri.')).toHaveAttribute('role', 'status');
    expect(box()).toHaveValue('Meanwhile, I');
    expect(box()).toHaveFocus();
    await somethingHappened();
    await answerRefresh([one, two, three, four]);
    expect(screen.getByText('2 new comments.')).toHaveAttribute('role', 'status');
    await somethingHappened();
    await answerRefresh([one, { ...three, content: 'Three, revised.' }]);
    expect(shownTexts()).toEqual(['One.', 'Three, revised.']);
    expect(heading()).toHaveTextContent('Comments (2)');
  });

  test('are not added for earlier pages that are not loaded', async () => {
    await showComments([three], { total: 3, hasEarlier: true });
    await somethingHappened();
    await answerRefresh([one, two, three, four]);
    expect(shownTexts()).toEqual(['Three.', 'Four.']);
    await userEvent.click(screen.getByRole('button', { name: 'Load earlier comments' }));
    expect(variablesOf('node.comments')).toMatchObject({ cursor: 'at comment_3' });
  });

  test('are read again when the connection starts, and the loaded pages stay', async () => {
    await showComments([one, two]);
    announceSubscriptionStart();
    await answer({ story: buildStory({ comments: undefined }) });
    await answerRefresh([one, two, three]);
    expect(shownTexts()).toEqual(['One.', 'Two.', 'Three.']);
    expect(pending('story.comments')).toHaveLength(0);
  });

  describe.each(['closed', 'removed'])('leave what was typed on a story that is %s', (end) => {
    const closeStory = async () => {
      if (end === 'removed')
        return sendEvent({
          storyChanged: { story: null, removedStoryId: 'story_1' },
        });
      await closeToComments([buildComment('comment_1', 'Mine.', 'ann')]);
    };
    const notSent = () => within(screen.getByRole('list', { name: 'Not sent' }));

    test('a new comment, to copy or remove', async () => {
      const user = userEvent.setup();
      await showComments([one]);
      await user.type(box(), 'Half a thought');
      await closeStory();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('alert')).toHaveTextContent('this was not sent. Only you can see it.');
      await user.click(notSent().getByRole('button', { name: 'Copy comment: Half a thought' }));
      expect(await navigator.clipboard.readText()).toBe('Half a thought');
      await user.click(notSent().getByRole('button', { name: 'Remove comment: Half a thought' }));
      expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
      expect(Object.keys(sessionStorage)).toEqual([]);
    });

    test('changes of a comment, in the form or to copy', async () => {
      await showComments([buildComment('comment_1', 'Mine.', 'ann')]);
      await userEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
      enter(screen.getByDisplayValue('Mine.'), ' And more.');
      await closeStory();
      if (end === 'removed') expect(notSent().getByText('Mine. And more.')).toBeInTheDocument();
      else {
        expect(screen.getByRole('textbox')).toHaveValue('Mine. And more.');
        expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
      }
    });
  });

  describe('keep changes of a comment', () => {
    const notSent = () => screen.queryByRole('list', { name: 'Not sent' });
    const mine = buildComment('comment_2', 'Mine.', 'ann');

    async function changeMine() {
      await userEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
      enter(screen.getByDisplayValue('Mine.'), ' And more.');
    }

    test('that somebody deletes meanwhile, with no earlier one read, and until they are removed', async () => {
      await showComments([one, mine], { total: 30, hasEarlier: true });
      await changeMine();
      await somethingHappened();
      await answerRefresh([one], 29, true);
      expect(
        screen.getByText('The comment is no longer here: this was not sent. Only you can see it.'),
      ).toBeInTheDocument();
      expect(notSent()).toHaveTextContent('Mine. And more.');
      await userEvent.click(screen.getByRole('button', { name: 'Remove comment: Mine. And more.' }));
      expect(notSent()).toBeNull();
      expect(Object.keys(sessionStorage)).toEqual([]);
    });

    test('that is gone after a reload, once it can’t be among earlier ones', async () => {
      const page = await showComments([one, mine]);
      await changeMine();
      page.unmount();
      await showComments([three], { total: 3, hasEarlier: true });
      expect(notSent()).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Load earlier comments' }));
      await answer({
        node: buildStory({ ...moderation, comments: connectionOf([one]) }),
      });
      expect(notSent()).toHaveTextContent('Mine. And more.');
    });

    test('that waits for somebody, in its form', async () => {
      await showComments([one], { waitingComments: [{ ...mine, isWaiting: true, viewerCanApprove: false }] });
      await changeMine();
      expect(screen.getByDisplayValue('Mine. And more.')).toBeInTheDocument();
      expect(notSent()).toBeNull();
    });
  });

  test('are not requested after the story was deleted', async () => {
    await showComments([one]);
    await sendEvent({ storyChanged: { story: null, removedStoryId: 'story_1' } });
    expect(pending('story.comments')).toHaveLength(0);
  });
});

type Ids = string[];
const list = (text: string): Ids => (text ? text.split(' ') : []);
const earlier = true;
const noEarlier = false;

test.each([
  ['nothing new', 'a b c', 'a b c', noEarlier, 'a b c', false],
  ['one more', 'a b', 'a b c', noEarlier, 'a b c', false],
  ['the first ever', '', 'a', noEarlier, 'a', false],
  ['one deleted', 'a b c', 'a c', noEarlier, 'a c', false],
  ['all deleted', 'a b', '', noEarlier, '', false],
  ['the last shown deleted', 'b c', 'a b', noEarlier, 'b', true],
  ['the first shown deleted', 'b c', 'a c d', earlier, 'c d', true],
  ['earlier ones that nobody asked for', 'c d', 'a b c d', noEarlier, 'c d', true],
  ['more shown than were read', 'a b c d', 'c d e', earlier, 'a b c d e', undefined],
  ['as many shown as were read', 'c d', 'c d e', earlier, 'c d e', true],
  ['so many new that there is a gap', 'a b', 'x y z', earlier, 'x y z', true],
])('%s: %s and then %s', (_name, shown, latest, latestHasEarlier, joined, hasEarlier) => {
  expect(mergeLatest(list(shown), list(latest), latestHasEarlier)).toEqual({
    ids: list(joined),
    hasEarlier,
  });
});

test('a mention links to the profile, but an address does not', async () => {
  await showComments([
    buildComment('comment_1', 'As @ana_b said, (@eve-2) knows. Write to ben@example.com, @x.'),
  ]);
  const [, comment] = screen.getAllByRole('article');
  const mentions = within(comment as HTMLElement).getAllByRole('link', { name: /@/ });
  expect(mentions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['@ana_b', '/u/ana_b'],
    ['@eve-2', '/u/eve-2'],
  ]);
});

test('after adding a comment by keyboard, the focus is in the box', async () => {
  await showComments([]);
  enter(box(), 'First.');
  await userEvent.tab();
  expect(addButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await answerAdd(buildComment('comment_1', 'First.', 'ann'), 1);
  expect(box()).toHaveFocus();
});
