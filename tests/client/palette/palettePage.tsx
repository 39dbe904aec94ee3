import '../relay/routerRequest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { type Auth, AuthValue } from '../../../client/auth/useAuth';
import { DocumentsContext } from '../../../client/documents/DocumentsContext';
import type { DocumentKind, LocalDocument } from '../../../client/documents/model/model';
import type { DocumentStore } from '../../../client/documents/sync/documentStore';
import { Palette, type PaletteHandle } from '../../../client/palette/Palette';
import { UiProvider } from '../../../client/shell/UiProvider';
import { startSprintCommand, useCommands } from '../../../client/shortcuts/commands';
import { environment } from '../support/mockEnvironment';

const auth = {
  status: 'signedIn',
  viewer: { id: 'user_1', username: 'ann', name: 'Ann', canCreateSessions: false, canCreateExercises: true },
} as Auth;

/** A text on this device, which the server has. */
export const textOnDevice = (
  number: number,
  title: string,
  content = 'It fell.',
  kind: DocumentKind = 'story',
) =>
  ({
    kind,
    localId: `local_${number}`,
    id: `${kind}_${number}`,
    title,
    content,
    tags: [] as readonly string[],
    details: {},
  }) as LocalDocument;

/** The server's answer to a search for own texts. */
export const edgesOf = (texts: [id: string, title: string | null, draft?: object][], leftOut = {}) => ({
  ...{ wordsLeftOut: null, textsLeftOut: null, ...leftOut },
  edges: texts.map(([id, title, draft = null]) => ({ node: { __typename: 'Story', id, title, draft } })),
});
export const ownTexts = (
  given: Partial<Record<'stories' | 'journals' | 'notes', Parameters<typeof edgesOf>[0]>>,
) => {
  const { stories = [], journals = [], notes = [] } = given;
  return { viewer: { stories: edgesOf(stories), journals: edgesOf(journals), notes: edgesOf(notes) } };
};

const storeOf = (texts: readonly LocalDocument[]) =>
  ({
    list: async (_kind?: DocumentKind, count?: number) => texts.slice(0, count),
    overview: () => ({ online: true }),
  }) as unknown as DocumentStore;

function Frame() {
  const palette = useRef<PaletteHandle>(null);
  return (
    <>
      <button type="button" onClick={() => palette.current?.open()}>
        Search
      </button>
      <Outlet />
      <Palette ref={palette} />
    </>
  );
}

function WritingScreen() {
  const [published, setPublished] = useState(false);
  useCommands([
    {
      id: 'save-text',
      label: published ? 'Published already' : 'Publish',
      run: () => setPublished(true),
    },
    { id: 'leave', label: 'Leave', everywhere: true, run: () => {} },
  ]);
  return (
    <>
      <textarea aria-label="Text" />
      <p>{published ? 'It is public.' : 'It is private.'}</p>
    </>
  );
}

function SessionScreen() {
  const [started, setStarted] = useState(false);
  useCommands([{ ...startSprintCommand, run: () => setStarted(true) }]);
  useCommands([{ id: 'leave', label: 'Leave', everywhere: true, run: () => {} }]);
  return <p>{started ? 'A sprint has started.' : 'No sprint.'}</p>;
}

/** Shows a screen that offers 'Publish', or at /session one that offers a sprint, below which the palette can be opened. */
export async function showPage(texts: readonly LocalDocument[] = [], at = '/') {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: <WritingScreen /> },
          { path: '/session', element: <SessionScreen /> },
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <UiProvider>
      <AuthValue value={auth}>
        <DocumentsContext value={storeOf(texts)}>
          <RelayEnvironmentProvider environment={environment}>
            <RouterProvider router={router} />
          </RelayEnvironmentProvider>
        </DocumentsContext>
      </AuthValue>
    </UiProvider>,
  );
  await act(async () => {});
  return router;
}

/** Presses Ctrl+K where the focus is. Returns whether the app handled it. */
export const pressItsKeys = (init: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(document.activeElement ?? document.body, {
    key: 'k',
    code: 'KeyK',
    ctrlKey: true,
    ...init,
  });

export const searchField = () => screen.findByRole('combobox', { name: 'Search and commands' });

export async function openPalette() {
  pressItsKeys();
  const field = await searchField();
  // The rows that the first picture leaves out.
  await screen.findByRole('option', { name: 'Leave' });
  return field;
}

export const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

export const activeRow = () => screen.getByRole('option', { selected: true }).textContent;
