import ICAL from 'ical.js';
import type { GraphQLAnswer, TestServer } from '../../../support/testServer';

const feed = 'viewer { calendarFeed { id url createdAt } }';

/** The calendar operations as a client sends them. */
export const calendarCalls = (server: TestServer) => ({
  feed: (token?: string): Promise<GraphQLAnswer> => server.graphql(`{ ${feed} }`, {}, token),
  renew: (replaces: string | null, token?: string): Promise<GraphQLAnswer> =>
    server.mutate('renewCalendarFeed', { replaces }, token, feed),
  revoke: (id: string, token?: string): Promise<GraphQLAnswer> =>
    server.mutate('revokeCalendarFeed', { id }, token, feed),
  fileLink: async (id: string, token?: string): Promise<string> =>
    (await server.ask(`{ session(id: "${id}") { calendarUrl } }`, token)).session.calendarUrl,
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

/** The address of the member's calendar, which is new unless there is one. */
export const addressOf = async (server: TestServer, token: string): Promise<string> =>
  (await calendarCalls(server).renew(null, token)).data.renewCalendarFeed.viewer.calendarFeed.url;
