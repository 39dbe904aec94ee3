import type { Page } from 'playwright-core';
import {
  buildExercise,
  buildMember,
  buildSession,
  buildStory,
  type TestMember,
} from '../../support/factories';
import { sessionCalls } from '../../support/sessionCalls';
import type { TestServer } from '../../support/testServer';

export const hereNow = (page: Page) => page.getByRole('list', { name: 'Here now' });

/** Watches the list of those present; the result tells whether this name was missing at any moment. */
export async function watchGoing(page: Page, name: string) {
  const watched = await hereNow(page).evaluateHandle((list, who) => {
    const found = { missing: [] as string[] };
    const look = () => {
      if (!list.isConnected) found.missing.push('the list');
      else if (!list.textContent?.includes(who)) found.missing.push(list.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return found;
  }, name);
  return () => watched.evaluate(({ missing }) => missing);
}

/** A session in progress with writers whose text is shown. */
export async function buildFilledRoom(server: TestServer, leader: TestMember, writer: TestMember) {
  const joined = [writer];
  const names = ['Mara', 'x'.repeat(60), 'A name that is as long as names come, and then a little longer'];
  for (const name of names) joined.push(await buildMember(server, { displayName: name }));
  const session = await buildSession(server, leader, {
    title: 'Monday Evening Writing',
    description: `Bring a pen.\n\n${'x'.repeat(300)}`,
    location: 'The library, on the second floor',
    isRecurring: true,
    joined,
  });
  await sessionCalls(server).move(session.id, 'IN_PROGRESS', leader.token);
  const exercise = await buildExercise(server, leader, { title: 'A room without colours' });
  for (const member of joined) {
    const story = await buildStory(server, member, { title: 'The Lamp', sessionId: session.id });
    const shown = { showsPiece: true, showsWords: member !== writer };
    const input = { sessionId: session.id, storyId: story.id, ...shown };
    await server.graphql(
      'mutation ($input: WriteInSessionInput!) { writeInSession(input: $input) { session { id } } }',
      { input },
      member.token,
    );
  }
  return { session, exercise };
}

/** A sprint of 20 minutes. */
export const startSprint = (server: TestServer, id: string, leader: TestMember) =>
  server.graphql(
    'mutation ($input: StartSprintInput!) { startSprint(input: $input) { session { id } } }',
    { input: { id, minutes: 20 } },
    leader.token,
  );
