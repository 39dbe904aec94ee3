import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { ImportButton } from '../../../../client/features/stories/import/ImportButton';
import { answer, pending, refuse, renderScreens, settle, variablesOf } from '../story/renderScreens';

const loader = jest.fn(() => null);
const routes: RouteObject[] = [{ path: '/stories', loader, Component: ImportButton }];

/** jsdom's File has no arrayBuffer. */
const file = (name: string, text: string) =>
  Object.assign(new File([text], name), { arrayBuffer: async () => new TextEncoder().encode(text).buffer });

type Result = { outcome: string; problems?: object[] };
const results = (...given: Result[]) => ({
  importStories: { results: given.map((result) => ({ problems: [], ...result })) },
});
const asked = () => waitFor(() => expect(pending('importStories')).not.toHaveLength(0));

async function choose(...files: File[]) {
  await renderScreens(routes, '/stories');
  loader.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const input = await screen.findByLabelText('Files to import');
  fireEvent.change(input, { target: { files } });
  await asked();
}
const rain = () => file('rain.txt', 'It rained.');
const door = () => file('door.md', '---\nprivacy: public\ntags: [sea]\n---\n# The Door\n\nIt was shut.');

test('a preview is shown first, and only selected stories are created', async () => {
  await choose(rain(), file('snow.txt', 'It snowed.'), door());
  expect(variablesOf('importStories')).toMatchObject({ input: { dryRun: true } });
  await answer(results({ outcome: 'CREATED' }, { outcome: 'CREATED' }, { outcome: 'CREATED' }));
  // The button that had the focus is gone.
  expect(screen.getByText('3 texts were found. Nothing has been made yet.')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Keep everything private' })).not.toBeChecked();
  const list = within(screen.getByRole('list', { name: 'Texts found' }));
  expect(list.getByText('public')).toBeInTheDocument();
  expect(list.getByText('sea')).toBeInTheDocument();

  for (const name of ['rain', 'snow']) await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 story' }));
  await asked();
  const { input } = variablesOf('importStories') as {
    input: { stories: object[]; dryRun?: boolean };
  };
  expect(input.dryRun).toBeUndefined();
  expect(input.stories).toMatchObject([
    { title: 'The Door', content: 'It was shut.', privacyLevel: 'PUBLIC' },
  ]);
  await answer(results({ outcome: 'CREATED' }));
  expect(screen.getByText('1 story imported.')).toHaveFocus();
  // The list is refetched.
  expect(loader).toHaveBeenCalledTimes(1);
});

test('a text that looks like verse is offered to keep its lines and indents', async () => {
  const verse = 'The rain\n    it raineth\nevery day';
  await choose(rain(), file('song.txt', verse), file('list.txt', 'It rained.\nStill.'));
  const created = { outcome: 'CREATED' };
  await answer(results(created, created, created));
  const [song, list, ...others] = screen.getAllByRole('checkbox', { name: 'Keep lines and indents' });
  expect(others).toEqual([]);
  expect(song).toBeChecked();
  expect(song).toHaveAccessibleDescription('song');
  expect(list).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Import 3 stories' }));
  await asked();
  expect(variablesOf('importStories')).toMatchObject({
    input: {
      stories: [
        { content: 'It rained.' },
        { content: `\`\`\`verse\n${verse}\n\`\`\`` },
        { content: 'It rained.\nStill.' },
      ],
    },
  });
});

test('existing and invalid stories are marked and not selected', async () => {
  await choose(rain(), door());
  await answer(
    results(
      { outcome: 'ALREADY_THERE' },
      { outcome: 'REFUSED', problems: [{ message: 'Title is required' }] },
    ),
  );
  expect(screen.getByText('Already imported')).toBeInTheDocument();
  expect(screen.getByText('Can’t be imported. Title is required')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'rain' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
});

test('files without a privacy are imported as private; an interrupted import shows how to continue', async () => {
  await choose(rain());
  await answer(results({ outcome: 'CREATED' }));
  expect(screen.getByRole('checkbox', { name: 'Keep everything private' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 story' }));
  await asked();
  await refuse('importStories', { code: 'NETWORK', message: 'No connection.' });
  expect(screen.getByText('Nothing was imported.')).toBeInTheDocument();
  expect(screen.getByText('No connection.')).toBeInTheDocument();
  expect(screen.getByText(/1 story is left. Choose the same files again to go on/)).toBeInTheDocument();
});

test('a hundred and one texts are created in two batches, and stopping between them leaves the rest', async () => {
  const files = Array.from({ length: 101 }, (_, n) => file(`${n}.txt`, `Text ${n}.`));
  await choose(...files);
  const made = (count: number) => results(...Array.from({ length: count }, () => ({ outcome: 'CREATED' })));
  await answer(made(100));
  await asked();
  await answer(made(1));
  await userEvent.click(screen.getByRole('button', { name: 'Import 101 stories' }));
  await asked();
  expect(screen.getByText('Importing: 0 of 101')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await answer(made(100));
  expect(screen.getByText('100 stories imported.')).toBeInTheDocument();
  expect(screen.getByText(/1 story is left/)).toBeInTheDocument();
  expect(pending('importStories')).toHaveLength(0);
});

test('unreadable files are reported, and others can be chosen', async () => {
  await renderScreens(routes, '/stories');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const input = await screen.findByLabelText('Files to import');
  fireEvent.change(input, { target: { files: [file('a.zip', 'no archive')] } });
  expect(await screen.findByText('This file is damaged or isn’t a ZIP file.')).toBeInTheDocument();
  await settle();
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeInTheDocument();
});
