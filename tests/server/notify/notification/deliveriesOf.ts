import { buildMember, type TestMember } from '../../../support/factories';
import type { TestServer } from '../../../support/testServer';

const list = `{ viewer { notifications(first: 20) { unreadCount edges { node {
  id kind text path startsAt readAt actorCount actors { username } story { title } session { title } comment { content } } } } } }`;

/** Reads members' notifications on a server, and acts as members. */
export function deliveriesOf(server: TestServer) {
  /** A member's notifications, once all events have been handled. */
  async function notificationsOf(member: TestMember) {
    await server.app.notifier.drain();
    const data = await server.ask(list, member.token);
    const { unreadCount, edges } = data.viewer.notifications;
    return { unreadCount, rows: edges.map(({ node }: { node: { text: string } }) => node) };
  }
  const texts = async (member: TestMember) =>
    (await notificationsOf(member)).rows.map(({ text }: { text: string }) => text);
  const run = async (member: TestMember, mutation: string) => {
    const { errors } = await server.graphql(`mutation { ${mutation} { __typename } }`, {}, member.token);
    expect(errors).toBeUndefined();
  };
  const people = (...names: string[]) =>
    Promise.all(names.map((displayName) => buildMember(server, { displayName })));
  return { notificationsOf, texts, run, people };
}
