import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoryText } from '../../../client/ui/content/StoryText';
import { UiProvider } from '../../../client/ui/theme/UiProvider';

const text = 'It rained.[^1] Still, [up](#top) they came.\n\n[^1]: For days.';

const read = (storyId?: string) =>
  render(
    <UiProvider>
      <StoryText storyId={storyId} text={text} />
      <StoryText storyId={storyId} text={text} />
    </UiProvider>,
  );
const textsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.notes')];

describe.each([
  ['one’s own text', undefined],
  ['a story that is read', 'story_1'],
])('the footnotes of %s', (_what, storyId) => {
  test('are reached and left by their links, without a change of the address', async () => {
    const { container } = read(storyId);
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
    const { container } = read(storyId);
    const ids = [...container.querySelectorAll('.notes [id], .note-reference')].map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});

test('a link to a place that isn’t in the text leads nowhere', async () => {
  read();
  const [link] = screen.getAllByRole('link', { name: 'up' }) as [HTMLElement];
  await userEvent.click(link);
  expect(window.location.hash).toBe('');
  expect(link).toHaveFocus();
});

test('a link that is opened in another tab is left to the browser', () => {
  read();
  const [link] = screen.getAllByRole('doc-noteref') as [HTMLElement];
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
});
