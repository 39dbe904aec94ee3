import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../../../client/shell/UiProvider';
import { StoryText } from '../../../../client/ui/content/StoryText';

const text = [
  'Before.',
  '![A lamp](https://one.example/lamp.png)',
  '![A heron](https://two.example/heron.png)',
  '![A chair](https://one.example/chair.png)',
  '[![A door](https://two.example/door.png)](https://door.example/)',
].join('\n\n');

const read = (storyId?: string) =>
  render(
    <UiProvider>
      <StoryText storyId={storyId} text={text} />
    </UiProvider>,
  );

const pictures = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('src'));
const offers = (host: string) => screen.queryAllByRole('button', { name: `Show picture from ${host}` });

beforeEach(() => sessionStorage.clear());

test('a story loads no external picture by itself: its alternative text and a button replace it', () => {
  const { container } = read('story_1');
  expect(container.innerHTML).not.toMatch(/lamp\.png|heron\.png/);
  expect(screen.getByText('A lamp')).toBeInTheDocument();
  expect(offers('one.example')).toHaveLength(2);
  expect(offers('two.example')).toHaveLength(2);
});

test('the button shows the story’s pictures from that host only, also by keyboard, and leaves its focus to its picture', async () => {
  read('story_1');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(pictures()).toEqual(['https://one.example/lamp.png', 'https://one.example/chair.png']);
  expect(screen.getByRole('img', { name: 'A lamp' })).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.getByRole('img', { name: 'A lamp' })).toHaveFocus();
  expect(offers('one.example')).toEqual([]);
  await userEvent.click(offers('two.example')[0] as HTMLElement);
  expect(screen.getByRole('img', { name: 'A heron' })).toHaveFocus();
});

test('a picture within a link is shown without following the link', async () => {
  read('story_1');
  const followed = jest.fn();
  window.addEventListener('click', (event) => followed(event.defaultPrevented), { once: true });
  await userEvent.click(offers('two.example')[1] as HTMLElement);
  expect(followed).toHaveBeenCalledWith(true);
  expect(pictures()).toEqual(['https://two.example/heron.png', 'https://two.example/door.png']);
});

test('the choice is kept for that story during the visit, and for no other story', async () => {
  const { unmount } = read('story_1');
  await userEvent.click(offers('one.example')[0] as HTMLElement);
  unmount();
  const { rerender } = read('story_1');
  expect(pictures()).toHaveLength(2);
  rerender(
    <UiProvider>
      <StoryText storyId="story_2" text={text} />
    </UiProvider>,
  );
  expect(pictures()).toEqual([]);
});

test('if the choice can’t be stored, it works for this page', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  read('story_1');
  await userEvent.click(offers('one.example')[0] as HTMLElement);
  expect(pictures()).toHaveLength(2);
  setItem.mockRestore();
});

test('an author’s own preview shows them at once', () => {
  read();
  expect(pictures()).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
});

const withNotes = 'It rained.[^1] Still, [up](#top) they came.\n\n[^1]: For days.';

const readTwice = (storyId?: string) =>
  render(
    <UiProvider>
      <StoryText storyId={storyId} text={withNotes} />
      <StoryText storyId={storyId} text={withNotes} />
    </UiProvider>,
  );
const textsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.notes')];

describe.each([
  ['one’s own text', undefined],
  ['a story that is read', 'story_1'],
])('the footnotes of %s', (_what, storyId) => {
  test('are reached and left by their links, without a change of the address', async () => {
    const { container } = readTwice(storyId);
    const [, second] = textsOf(container) as [HTMLElement, HTMLElement];
    const reference = screen.getAllByRole('doc-noteref', { name: 'Note 1' })[1] as HTMLElement;
    await userEvent.click(reference);
    expect(within(second).getByRole('listitem')).toHaveFocus();
    await userEvent.tab();
    expect(within(second).getByRole('doc-backlink', { name: 'Back to reference 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(reference).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  test('have ids of their own where the text is there twice', () => {
    const { container } = readTwice(storyId);
    const ids = [...container.querySelectorAll('.notes [id], .note-reference')].map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});

test('a link to a place that isn’t in the text leads nowhere', async () => {
  readTwice();
  const [link] = screen.getAllByRole('link', { name: 'up' }) as [HTMLElement];
  await userEvent.click(link);
  expect(window.location.hash).toBe('');
  expect(link).toHaveFocus();
});

test('a link that is opened in another tab is left to the browser', () => {
  readTwice();
  const [link] = screen.getAllByRole('doc-noteref') as [HTMLElement];
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
});
