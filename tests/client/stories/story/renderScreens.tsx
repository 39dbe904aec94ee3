import '../../relay/routerRequest';
import { act, render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import type { OperationDescriptor } from 'relay-runtime';
import { type Auth, AuthValue } from '../../../../client/auth/useAuth';
import { DocumentsContext } from '../../../../client/documents/DocumentsContext';
import { createDatabase, type OfflineDatabase } from '../../../../client/documents/storage/database';
import type { DocumentStore } from '../../../../client/documents/sync/documentStore';
import { LocalDocumentStore } from '../../../../client/documents/sync/localDocumentStore';
import type { StoryFields } from '../../../../client/documents/transport/serverCopies';
import { AttendancePages } from '../../../../client/features/sessions/room/Attendance';
import {
  GraphQLRequestError,
  type RequestErrorDetails,
  type ServerError,
} from '../../../../client/lib/requestError';
import { outbox } from '../../../../client/outbox/outbox';
import { ownPageQueries } from '../../../../client/relay/pageQueryOwnership';
import { senders } from '../../../../client/shell/startMemberSync';
import { UiProvider } from '../../../../client/shell/UiProvider';
import { ContentError } from '../../../../client/ui/feedback/ErrorBoundary';
import { isAll } from '../../../support/testAll';
import { environment, resetEnvironment } from '../../support/mockEnvironment';
import { latest, taker } from '../../support/operations';
import { storeSettled } from './deviceStore';
import { createDocumentServer, type DocumentServer } from './documentServer';

export { pending, variablesOf } from '../../support/operations';

/** Mocks of the session's functions. */
export const [signOut, signOutAfterDeletion] = [jest.fn(), jest.fn()];

const sessionOf = (memberId: string, isStaff: boolean, roles: readonly string[]): Auth => ({
  status: 'signedIn',
  viewer: {
    id: memberId,
    username: 'ann',
    name: 'Ann',
    displayName: 'Ann',
    profileImageUrl: null,
    email: '',
    canCreateSessions: isStaff,
    canCreateExercises: isStaff,
    roles,
  },
  problem: null,
  isLeaving: false,
  signIn: async () => {},
  signUp: async () => {},
  signInWithMagicLink: async () => {},
  signInWithPasskey: async () => {},
  signInWithProvider: jest.fn(),
  signOut,
  endSignIn: () => {},
  signOutAfterDeletion,
  retry: () => {},
});

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}

let router: ReturnType<typeof createMemoryRouter>;

let devices = 0;
let database: OfflineDatabase;
const openStores: DocumentStore[] = [];
let isOnline = true;
/** The server that the document store sends to; the screens themselves use Relay's environment. */
export let documentServer: DocumentServer;
/** The document store of the last rendered screen. */
export let documents: DocumentStore;
export const notices = jest.fn();

/** Simulates that the device goes online or offline. */
export function setOnline(online: boolean): void {
  isOnline = online;
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

let endOutbox = () => {};

beforeEach(() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('outbox:')) localStorage.removeItem(key);
  devices += 1;
  database = createDatabase(`device ${devices}`);
  documentServer = createDocumentServer();
  isOnline = true;
  notices.mockClear();
});
afterEach(() => {
  for (const store of openStores.splice(0)) store.close();
  endOutbox();
  // What is still on its way would ask in the next test.
  router?.dispose();
});

function openStoreOf(memberId: string): DocumentStore {
  const opened = new LocalDocumentStore(memberId, {
    transport: documentServer.transport,
    database,
    connection: {
      isOnline: () => isOnline,
      subscribe(listener) {
        const listening = new AbortController();
        for (const event of ['online', 'offline'])
          window.addEventListener(event, listener, { signal: listening.signal });
        return () => listening.abort();
      },
    },
    onNotice: (notice) => notices(notice),
    // A long time limit: a slow test machine must not look like a device that can't store anything.
    storagePatienceMs: 20_000,
  });
  opened.start();
  openStores.push(opened);
  return opened;
}

/** The router removes `lazy` after loading a route, and the next test needs it again. */
const unloaded = (route: RouteObject): RouteObject =>
  ({
    ...route,
    ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
    ...(route.children && { children: route.children.map(unloaded) }),
  }) as RouteObject;

/** React logs errors that a screen catches. Refused requests are shown on the screen, where tests look for them. */
function logUnexpected(error: unknown): void {
  if (!(error instanceof GraphQLRequestError)) console.error(error);
}

/** Renders the routes under test as the app composes them; any other address shows its own path. */
export async function renderScreens(
  routes: RouteObject[],
  path: string,
  memberId = 'user_ann',
  isStaff = false,
  roles: readonly string[] = isStaff ? ['USER', 'ADMIN'] : ['USER'],
) {
  resetEnvironment();
  for (const leave of [signOut, signOutAfterDeletion]) leave.mockClear();
  documents = openStoreOf(memberId);
  endOutbox();
  endOutbox = outbox.start(memberId, senders, () => true);
  router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        element: (
          <Suspense fallback={<p>Loading</p>}>
            <Outlet />
          </Suspense>
        ),
        children: [
          {
            Component: AttendancePages,
            children: [
              { ErrorBoundary: ContentError, children: routes.map(unloaded) },
              { path: '*', element: <Elsewhere /> },
            ],
          },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  ownPageQueries(router);
  const view = render(
    <UiProvider>
      <RelayEnvironmentProvider environment={environment}>
        <AuthValue value={sessionOf(memberId, isStaff, roles)}>
          <DocumentsContext value={documents}>
            <RouterProvider router={router} />
          </DocumentsContext>
        </AuthValue>
      </RelayEnvironmentProvider>
    </UiProvider>,
    // Strict mode renders everything twice: a quarter of these tests' time, only to reveal impure code.
    { onCaughtError: logUnexpected, reactStrictMode: isAll },
  );
  await settle();
  return { ...view, router };
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for pending code, data and closing animations: closing a tab takes a frame. */
export async function settle(): Promise<void> {
  await waitFor(() => {
    if (!router.state.initialized || router.state.navigation.state !== 'idle')
      throw new Error('Still on the way');
  });
  await act(async () => {
    await frame();
    await storeSettled();
    await frame();
  });
}

/** Some operations are only sent after a read from the device. */
async function asked(find: () => OperationDescriptor): Promise<OperationDescriptor> {
  await settle();
  return waitFor(find);
}

/** Answers the operation that the data is for; `errors` are field errors beside the data. */
export async function answer(data: object, errors: ServerError[] = []): Promise<void> {
  const operation = await asked(() => taker(data));
  await act(async () => environment.mock.resolve(operation, { data: data as Record<string, never>, errors }));
  await settle();
}

/** Refuses the operation that asks for this field. */
export async function refuse(path: string, details: RequestErrorDetails): Promise<void> {
  const operation = await asked(() => latest(path));
  await act(async () => environment.mock.reject(operation, new GraphQLRequestError(details)));
  await settle();
}

/** Sends an event to the subscription that it is for. */
export async function sendEvent(data: object): Promise<void> {
  const operation = await asked(() => taker(data));
  await act(async () => environment.mock.nextValue(operation, { data: data as Record<string, never> }));
  await settle();
}

/** A story as in the server's answer, with all fields that any screen selects. */
export function buildStory(overrides: Record<string, unknown> = {}) {
  return {
    __typename: 'Story',
    id: 'story_1',
    title: 'The Lamp',
    content: 'It was *late*.\nStill, we wrote.',
    excerpt: 'It was late. Still, we wrote.',
    wordCount: 6,
    readingTimeMinutes: 1,
    versionNumber: 1,
    createdAt: '2026-03-02T19:00:00.000Z',
    updatedAt: '2026-03-02T19:00:00.000Z',
    revisedAt: '2026-03-02T19:00:00.000Z',
    workingUpdatedAt: (overrides.updatedAt ?? '2026-03-02T19:00:00.000Z') as string,
    draft: null as StoryFields['draft'],
    hasUnpublishedChanges: false,
    isHiddenByOrganisers: false,
    heldBecause: null as string[] | null,
    publishedAt: null,
    audienceRevision: 1,
    privacyLevel: 'PRIVATE',
    listed: true,
    lang: null as string | null,
    session: null as object | null,
    exercise: null as object | null,
    notes: null as string | null,
    readersMayComment: true,
    sharedWith: null as object[] | null,
    isSharedWithViewer: false,
    isSharedByName: Array.isArray(overrides.sharedWith),
    isFavorited: false,
    viewerCanEdit: true,
    viewerCanShare: true,
    viewerCanDelete: true,
    viewerCanHide: false,
    viewerCanComment: true,
    commentsMode: 'OPEN',
    viewerCanModerateComments: false,
    waitingComments: [],
    comments: {
      __typename: 'CommentConnection',
      totalCount: 0,
      edges: [] as object[],
      pageInfo: { hasPreviousPage: false, startCursor: null as string | null },
    },
    tags: [] as { __typename: string; id: string; name: string }[],
    author: {
      __typename: 'User',
      id: 'user_ann',
      username: 'ann',
      name: 'Ann Lee',
      displayName: 'Ann Lee',
      bio: 'Writes at night.',
      isDeleted: false,
    },
    ...overrides,
  };
}

export const buildTag = (name: string) => ({ __typename: 'Tag', id: `tag_${name}`, name });

export const connectionOf = (stories: ReturnType<typeof buildStory>[], next: string | null = null) => ({
  wordsLeftOut: null as string[] | null,
  textsLeftOut: null as boolean | null,
  edges: stories.map((node) => ({ __typename: 'StoryEdge', cursor: `after ${node.id}`, node })),
  pageInfo: { endCursor: next, hasNextPage: next !== null },
});
