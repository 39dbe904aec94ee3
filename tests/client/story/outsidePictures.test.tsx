import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoryText } from '../../../client/ui/content/StoryText';
import { UiProvider } from '../../../client/ui/theme/UiProvider';

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

test('a story fetches no picture by itself: its words and an offer stand in its place', () => {
  const { container } = read('story_1');
  expect(container.innerHTML).not.toMatch(/lamp\.png|heron\.png/);
  expect(screen.getByText('A lamp')).toBeInTheDocument();
  expect(offers('one.example')).toHaveLength(2);
  expect(offers('two.example')).toHaveLength(2);
});

test('pressing it shows the story’s pictures from that host, and no other’s, with their words', async () => {
  read('story_1');
  await userEvent.click(offers('one.example')[0] as HTMLElement);
  expect(pictures()).toEqual(['https://one.example/lamp.png', 'https://one.example/chair.png']);
  expect(screen.getByRole('img', { name: 'A lamp' })).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(offers('one.example')).toEqual([]);
  expect(offers('two.example')).toHaveLength(2);
});

test('the picture takes the focus that its button had', async () => {
  read('story_1');
  await userEvent.click(offers('one.example')[1] as HTMLElement);
  expect(screen.getByRole('img', { name: 'A chair' })).toHaveFocus();
});

test('the keyboard does as well', async () => {
  read('story_1');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(pictures()).toContain('https://one.example/lamp.png');
});

test('a picture within a link is shown, and the link not followed', async () => {
  read('story_1');
  const followed = jest.fn();
  window.addEventListener('click', (event) => followed(event.defaultPrevented), { once: true });
  await userEvent.click(offers('two.example')[1] as HTMLElement);
  expect(followed).toHaveBeenCalledWith(true);
  expect(pictures()).toEqual(['https://two.example/heron.png', 'https://two.example/door.png']);
});

test('it is remembered for that story for the visit, and for no other story', async () => {
  const { unmount } = read('story_1');
  await userEvent.click(offers('one.example')[0] as HTMLElement);
  unmount();
  const again = read('story_1');
  expect(pictures()).toHaveLength(2);
  again.unmount();
  read('story_2');
  expect(pictures()).toEqual([]);
});

test('a next story in the same place starts anew', async () => {
  const { rerender } = read('story_1');
  await userEvent.click(offers('one.example')[0] as HTMLElement);
  rerender(
    <UiProvider>
      <StoryText storyId="story_2" text={text} />
    </UiProvider>,
  );
  expect(pictures()).toEqual([]);
});

test('what can’t be kept is shown on this page all the same', async () => {
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
