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

test('a story loads no external picture by itself: its alternative text and a button replace it', () => {
  const { container } = read('story_1');
  expect(container.innerHTML).not.toMatch(/lamp\.png|heron\.png/);
  expect(screen.getByText('A lamp')).toBeInTheDocument();
  expect(offers('one.example')).toHaveLength(2);
  expect(offers('two.example')).toHaveLength(2);
});

test('pressing it shows the story’s pictures from that host only, with their alternative texts', async () => {
  read('story_1');
  await userEvent.click(offers('one.example')[0] as HTMLElement);
  expect(pictures()).toEqual(['https://one.example/lamp.png', 'https://one.example/chair.png']);
  expect(screen.getByRole('img', { name: 'A lamp' })).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(offers('one.example')).toEqual([]);
  expect(offers('two.example')).toHaveLength(2);
});

test('the picture gets the focus of its button', async () => {
  read('story_1');
  await userEvent.click(offers('one.example')[1] as HTMLElement);
  expect(screen.getByRole('img', { name: 'A chair' })).toHaveFocus();
});

test('the keyboard works too', async () => {
  read('story_1');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(pictures()).toContain('https://one.example/lamp.png');
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
  const again = read('story_1');
  expect(pictures()).toHaveLength(2);
  again.unmount();
  read('story_2');
  expect(pictures()).toEqual([]);
});

test('another story in the same place starts without pictures', async () => {
  const { rerender } = read('story_1');
  await userEvent.click(offers('one.example')[0] as HTMLElement);
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
