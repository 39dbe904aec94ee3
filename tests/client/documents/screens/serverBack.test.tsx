import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import { announceConnected } from '../../../../client/lib/connection';
import {
  answer,
  documentServer,
  documents,
  refuse,
  renderScreens,
  settle,
} from '../../stories/story/renderScreens';
import { dailyKinds } from './dailyKinds';
import { content, refusal } from './editorScreen';

const notice = /can’t be reached just now/;
const storyKind = {
  noun: 'story' as const,
  Noun: 'Story',
  plural: 'stories',
  routes: storyRoutes,
  content: 'It was late.',
  details: {},
};

describe.each([storyKind, ...dailyKinds])('a $noun opened while the server was down', (kind) => {
  const { noun, plural, routes, details } = kind;

  test('goes on in its editor when the socket reaches the server, without the notice', async () => {
    await renderScreens(routes, `/${plural}/${noun}_1/edit`);
    const copy = documentServer.change(`${noun}_1`, { content: kind.content, details });
    await act(() => documents.open(copy, { kind: noun }));
    await refuse(noun, { code: 'NETWORK', message: 'No connection' });
    expect(await screen.findByText(notice)).toBeInTheDocument();
    const field = content();
    const text = `${kind.content}\n\nWritten elsewhere.`;
    documentServer.change(`${noun}_1`, { content: text });
    act(() => announceConnected());
    await settle();
    expect(screen.queryByText(notice)).toBeNull();
    expect(content()).toBe(field);
    expect(field).toHaveValue(text);
  });
});

test.each(dailyKinds)(
  'the page of a $noun that this device doesn’t have shows what the server answers to a second try',
  async ({ noun, Noun, plural, routes }) => {
    await renderScreens(routes, `/${plural}/${noun}_1/edit`);
    await refuse(noun, { code: 'NETWORK', message: 'No connection' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await answer({ [noun]: null }, refusal(noun, 'NOT_FOUND'));
    expect(await screen.findByRole('heading', { name: `${Noun} not found` })).toBeInTheDocument();
  },
);
