import type { TestMember } from '../../../support/factories';
import { dataOf, type TestServer } from '../../../support/testServer';
import type { RoomHouse } from './roomHouse';

interface Reading {
  version: number;
  minutes: number;
  endsAt: string | null;
  leftSeconds: number | null;
  readers: { isReading: boolean; hasRead: boolean; member: { id: string } }[];
}

export const readingFields = 'version minutes endsAt leftSeconds readers { isReading hasRead member { id } }';
export const idsOf = (...members: TestMember[]) => members.map(({ id }) => id);

/** Calls and questions about the readings of a house's sessions. */
export function readingCalls(house: RoomHouse) {
  const mutate = (name: string, input: object, viewer: TestMember, on = house.server) =>
    on.mutate(name, input, viewer.token, `reading { ${readingFields} }`);
  const join = (sessionId: string, viewer: TestMember, on?: TestServer) =>
    mutate('joinSessionReading', { sessionId }, viewer, on);
  const leave = (sessionId: string, viewer: TestMember, on?: TestServer) =>
    mutate('leaveSessionReading', { sessionId }, viewer, on);

  async function readingOf(id: string, viewer = house.leader): Promise<Reading | null> {
    const data = await dataOf(house.ask(`reading { ${readingFields} }`, id, viewer));
    return data.session.reading;
  }
  const order = async (id: string) => (await readingOf(id))?.readers.map(({ member }) => member.id);
  const versionOf = async (id: string) => (await readingOf(id))?.version ?? -1;
  const arrange = async (sessionId: string, given: Record<string, unknown>, viewer = house.leader) =>
    mutate('arrangeSessionReading', { sessionId, version: await versionOf(sessionId), ...given }, viewer);
  const step = async (sessionId: string, name: string, viewer = house.leader, version?: number) =>
    mutate(
      'stepSessionReading',
      { sessionId, step: name, version: version ?? (await versionOf(sessionId)) },
      viewer,
    );
  /** The reader, those who have read, and the remaining seconds. */
  async function turn(id: string) {
    const { readers, endsAt, leftSeconds } = (await readingOf(id)) as Reading;
    return {
      reads: readers.find(({ isReading }) => isReading)?.member.id ?? null,
      done: readers.filter(({ hasRead }) => hasRead).map(({ member }) => member.id),
      left: endsAt ? (Date.parse(endsAt) - house.now().getTime()) / 1_000 : leftSeconds,
      isPaused: leftSeconds !== null,
    };
  }

  return { mutate, join, leave, readingOf, order, versionOf, arrange, step, turn };
}
