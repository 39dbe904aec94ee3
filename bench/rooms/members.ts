import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { persistedId, subscribeMessage } from '../documents';
import { machineNow } from '../fanout/messages';
import { openSockets } from '../fanout/sockets';
import { draft } from './house';
import type { FromMembers, Histogram, Latencies, Room, ToMembers, Writer } from './messages';

/**
 * Members of whole rooms: each listens on a socket of its own and saves over HTTP, as the client does, one save
 * at a time. Each save adds a word, so a member's count in the room tells which saves it includes.
 */
const joinedMs = 1_000;
const operationName = 'storyTransportUpdateMutation';
const documentId = persistedId(operationName);

interface Member extends Writer {
  isSaving: boolean;
  /** When each save was sent; their number is the member's count of words. */
  sentAt: number[];
  /** Words in the room's latest message. */
  told: number;
}

interface Event {
  /** When the first member had it. */
  at: number;
  bytes: Buffer;
  /** When its new saves were sent. */
  news: number[];
}

class Hall {
  readonly members: Member[];
  private event: Event = { at: Number.NEGATIVE_INFINITY, bytes: Buffer.alloc(0), news: [] };
  /** When the oldest news should have been sent. */
  private dueAt = 0;

  constructor(
    readonly room: Room,
    private readonly count: (delivery: { sinceSaves: number[]; late: number }) => void,
  ) {
    this.members = room.writers.map((writer) => ({ ...writer, isSaving: false, sentAt: [], told: 0 }));
  }

  /** All members of a room receive the same bytes, so they are read once. */
  hear(bytes: Buffer): void {
    const now = machineNow();
    if (!bytes.equals(this.event.bytes)) this.read(bytes, now);
    const { news } = this.event;
    if (news.length > 0)
      this.count({ sinceSaves: news.map((sentAt) => now - sentAt), late: now - this.dueAt });
  }

  private read(bytes: Buffer, at: number): void {
    const { writers } = JSON.parse(String(bytes)).payload.data.sessionRoomChanged.session.room;
    const words = new Map<string, number>(
      writers.map((one: { member: { id: string }; words: number }) => [one.member.id, one.words]),
    );
    const news: number[] = [];
    for (const member of this.members) {
      const told = words.get(member.id) ?? 0;
      news.push(...member.sentAt.slice(member.told, told));
      member.told = told;
    }
    this.dueAt = Math.max(Math.min(...news), this.event.at + joinedMs);
    this.event = { at, bytes: Buffer.from(bytes), news };
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let port = 0;
let halls: Hall[] = [];
let isMeasuring = false;
let deliveries = 0;
let measured: Latencies = { saves: [], counts: [], late: [] };
const tell = (message: FromMembers) => process.send?.(message);

function add(histogram: Histogram, ms: number) {
  const place = Math.max(0, Math.round(ms));
  histogram[place] = (histogram[place] ?? 0) + 1;
}

function post(token: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      Authorization: `Bearer ${token}`,
      'Content-Length': Buffer.byteLength(body),
    };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/graphql', agent, headers });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => resolve(String(Buffer.concat(parts))));
    });
    sent.end(body);
  });
}

async function save(member: Member): Promise<void> {
  member.isSaving = true;
  const sentAt = machineNow();
  member.sentAt.push(sentAt);
  const input = {
    id: member.storyId,
    title: 'What I write here',
    content: draft + ' more'.repeat(member.sentAt.length),
    tags: [],
    baseUpdatedAt: member.storyUpdatedAt,
    autosave: true,
  };
  const answer = await post(
    member.token,
    JSON.stringify({ documentId, operationName, variables: { input } }),
  );
  const { data, errors } = JSON.parse(answer);
  if (errors || !data) throw new Error(`A save was refused: ${answer.slice(0, 500)}`);
  member.storyUpdatedAt = data.updateStory.story.updatedAt;
  member.isSaving = false;
  if (isMeasuring) add(measured.saves, machineNow() - sentAt);
}

/** Members save in turn, the rooms interleaved; one whose last save is under way waits for its next turn. */
async function saveFor(ms: number, perSecond: number, turn: { next: number }): Promise<void> {
  const all = (halls[0]?.members ?? []).flatMap((_, place) =>
    halls.map(({ members }) => members[place] as Member),
  );
  const began = machineNow();
  for (let sent = 0; ; ) {
    const elapsed = machineNow() - began;
    if (elapsed >= ms) return;
    for (const due = (elapsed / 1000) * perSecond; sent < due; sent += 1) {
      const member = all[turn.next % all.length] as Member;
      turn.next += 1;
      if (!member.isSaving) void save(member);
    }
    await sleep(2);
  }
}

async function open(message: Extract<ToMembers, { ask: 'open' }>) {
  port = message.port;
  halls = message.rooms.map(
    (room) =>
      new Hall(room, ({ sinceSaves, late }) => {
        if (!isMeasuring) return;
        deliveries += 1;
        for (const ms of sinceSaves) add(measured.counts, ms);
        add(measured.late, late);
      }),
  );
  await openSockets(
    halls.flatMap((hall) => {
      const subscribe = subscribeMessage('useSessionRoomChangedSubscription', { id: hall.room.sessionId });
      return hall.members.map(({ token }) => ({
        port,
        token,
        subscribe,
        onEvent: (bytes: Buffer) => hall.hear(bytes),
      }));
    }),
  );
  tell({ ready: true });
}

const turn = { next: 0 };

async function measure({ savesPerSecond, warmUpMs, ms }: Extract<ToMembers, { ask: 'save' }>) {
  await saveFor(warmUpMs, savesPerSecond, turn);
  deliveries = 0;
  measured = { saves: [], counts: [], late: [] };
  const before = process.cpuUsage();
  isMeasuring = true;
  await saveFor(ms, savesPerSecond, turn);
  isMeasuring = false;
  const { user, system } = process.cpuUsage(before);
  tell({ measured: { ...measured, deliveries, cpu: (user + system) / 1000 } });
}

process.on('message', (message: ToMembers) => {
  void (message.ask === 'open' ? open(message) : measure(message));
});
process.once('disconnect', () => process.exit());
