import { screen, within } from '@testing-library/react';
import { storyRoutes } from '../../../client/features/story/storyRoutes';
import { computeStyles } from '../support/styles';
import { answer, buildStory, connectionOf, renderScreens } from './renderScreens';

const times = () => screen.getAllByText((_text, element) => element?.tagName === 'TIME');
const showList = async (story = buildStory()) => {
  await renderScreens(storyRoutes, '/stories');
  await answer({
    viewer: { __typename: 'Viewer', storyTags: [], stories: connectionOf([story]) },
  });
};

describe('a date has a label, for screen readers and on hover', () => {
  const published = { privacyLevel: 'PUBLIC', publishedAt: '2026-04-01T19:00:00.000Z' };

  test('members see when a story was created', async () => {
    await showList(buildStory(published));
    const [time] = times();
    expect(time).toHaveAttribute('datetime', '2026-03-02T19:00:00.000Z');
    expect(time).toHaveTextContent(/^Created /);
    expect(time?.title).toMatch(/^Created .*2026/);
  });
});

describe('texts are shown in their own direction', () => {
  test('in a list: title, beginning, author', async () => {
    await showList(buildStory({ title: 'המנורה', excerpt: 'זה היה מאוחר.' }));
    const row = within(screen.getByRole('article'));
    expect(row.getByRole('heading', { name: 'המנורה' })).toHaveAttribute('dir', 'auto');
    expect(row.getByText('זה היה מאוחר.')).toHaveAttribute('dir', 'auto');
    expect(row.getByText('Ann Lee').tagName).toBe('BDI');
  });

  test('in a story: title, text and author', async () => {
    computeStyles();
    await renderScreens(storyRoutes, '/stories/story_1');
    const story = buildStory({ privacyLevel: 'PUBLIC', title: 'המנורה', content: 'זה היה מאוחר.' });
    await answer({ story });
    const article = within(screen.getByRole('article'));
    const title = article.getByRole('heading', { level: 1 });
    expect(title).toHaveAttribute('dir', 'auto');
    // It has the whole line, so that one from right to left begins at the right.
    expect(getComputedStyle(title).flexGrow).toBe('1');
    expect(article.getByText('זה היה מאוחר.')).toHaveAttribute('dir', 'auto');
    for (const name of article.getAllByText('Ann Lee')) expect(name.tagName).toBe('BDI');
  });
});

test.each([
  [null, 'de'],
  ['nds', 'nds'],
])(
  'a story’s title and text have the language that is chosen (%s), or that of the text (%s)',
  async (lang, shown) => {
    const content = 'Der Wind und das Meer, sie ist nicht mit ihm, und er war auf dem Weg zu sich.';
    await renderScreens(storyRoutes, '/stories/story_1');
    await answer({ story: buildStory({ lang, title: 'Am Meer', content }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', shown);
    expect(screen.getByText(content).closest('[lang]')).toHaveAttribute('lang', shown);
  },
);
