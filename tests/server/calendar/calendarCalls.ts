import ICAL from 'ical.js';
import type { GraphQLAnswer, TestServer } from '../../support/testServer';

const feed = 'viewer { calendarFeed { id url createdAt } }';

/** The calendar operations as a client sends them. */
export const calendarCalls = (server: TestServer) => ({
  feed: (token?: string): Promise<GraphQLAnswer> => server.graphql(`{ ${feed} }`, {}, token),
  renew: (replaces: string | null, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: RenewCalendarFeedInput!) { renewCalendarFeed(input: $input) { ${feed} } }`,
      { input: { replaces } },
      token,
    ),
  revoke: (id: string, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: RevokeCalendarFeedInput!) { revokeCalendarFeed(input: $input) { ${feed} } }`,
      { input: { id } },
      token,
    ),
  fileLink: async (id: string, token?: string): Promise<string> => {
    const { data } = await server.graphql(
      'query ($id: ID!) { session(id: $id) { calendarUrl } }',
      { id },
      token,
    );
    return data.session.calendarUrl;
  },
  /** Requests an address of the app from this server. */
  get: (url: string, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(url);
    return fetch(`${server.url}${pathname}${search}`, init);
  },
});

/** Parses a calendar as a calendar program does: registers its zones, and gives its events by title. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return {
    calendar,
    events,
    facts: () =>
      events.map((event) => ({
        title: event.summary,
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
        repeats: event.isRecurring(),
        status: String(event.component.getFirstPropertyValue('status')),
        uid: event.uid,
        sequence: event.sequence,
      })),
  };
}

/** The first `count` times of a repeating event, in UTC. */
export function occurrences(event: ICAL.Event, count: number): string[] {
  const iterator = event.iterator();
  return Array.from({ length: count }, () => iterator.next().toJSDate().toISOString());
}
