import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import type { StartedDesk } from '../../../client/offline/deskDeps';
import {
  DeskContext,
  useDesk,
  useLocalStories,
  useLocalStory,
  useStoryLock,
  useSyncOverview,
} from '../../../client/offline/hooks';
import { DeskWorld, FakeLocks, origin } from './deskWorld';

let world: DeskWorld;
let desk: StartedDesk;
beforeEach(() => {
  world = new DeskWorld();
  world.isOnline = false;
  desk = world.open();
});
afterEach(() => world.end());

function Stories() {
  const stories = useLocalStories();
  const { pending, online } = useSyncOverview();
  return (
    <p>{`${stories.map(({ title }) => title).join()} · ${pending} pending · ${online ? 'online' : 'Offline'}`}</p>
  );
}

function One({ localId }: { localId: string }) {
  return <p>{`one: ${useLocalStory(localId)?.title}`}</p>;
}

function Lock({ name }: { name: string }) {
  const { isElsewhere, takeOver } = useStoryLock('local_1_a');
  return (
    <button type="button" onClick={takeOver}>
      {`${name} ${isElsewhere ? 'reads' : 'writes'}`}
    </button>
  );
}

test('show the member’s stories on this device, and how they stand, as they change', async () => {
  const story = desk.begin(origin);
  render(
    <StrictMode>
      <DeskContext value={desk}>
        <Stories />
        <One localId={story.localId} />
      </DeskContext>
    </StrictMode>,
  );
  await screen.findByText('· 0 pending · Offline', { exact: false });
  await act(async () => void (await desk.write(story, { title: 'Dusk', content: 'It fell.' })));
  await screen.findByText('Dusk · 0 pending · Offline');
  await screen.findByText('one: Dusk');
  await act(() => desk.autosave(story.localId));
  await screen.findByText('Dusk · 1 pending · Offline');
});

test('one tab’s page writes a story; the other’s reads it until it takes over', async () => {
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  render(<Lock name="first" />);
  await screen.findByText('first writes');
  render(<Lock name="second" />);
  const second = await screen.findByText('second reads');
  await act(async () => second.click());
  await screen.findByText('second writes');
  await screen.findByText('first reads');
});

test('a desk is asked for where there is none: that is said', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  function Lost() {
    useDesk();
    return null;
  }
  expect(() => render(<Lost />)).toThrow('useDesk must be used within a DeskProvider');
  jest.restoreAllMocks();
});
