import { graphql } from 'relay-runtime';
import type { todaysJournalQuery } from '../../__generated__/todaysJournalQuery.graphql';
import { environment } from '../../relay/environment';
import { readNow } from '../../relay/requests';
import { localDocumentPath } from '../model/kinds';
import { localDay } from '../model/localDay';
import type { LocalDocument } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';

/** The path of the editor for a new entry. */
export const newJournalPath = '/journals/new';

/** Maximum wait for the server's answer, after which the device's entries decide. */
const timeoutMs = 5_000;

/** A calendar day of this device, in milliseconds. */
interface Day {
  from: number;
  /** The next midnight: 23 to 25 hours later. */
  to: number;
}

function dayOf(now: Date): Day {
  const midnight = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).getTime();
  return { from: midnight(0), to: midnight(1) };
}

interface Entry {
  path: string;
  date: number;
}

const query = graphql`
  query todaysJournalQuery($from: DateTimeISO!, $to: DateTimeISO!) {
    viewer {
      journalOfDay(from: $from, to: $to) {
        id
        journalDate
      }
    }
  }
`;

async function askServer({ from, to }: Day): Promise<Entry | null> {
  const variables = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const data = await readNow<todaysJournalQuery>(environment, query, variables);
  const journal = data?.viewer?.journalOfDay;
  return journal
    ? {
        path: localDocumentPath({ kind: 'journal', id: journal.id, localId: '' }),
        date: Date.parse(journal.journalDate),
      }
    : null;
}

const dateOf = ({ details, createdAt }: LocalDocument) =>
  typeof details.journalDate === 'string' ? Date.parse(details.journalDate) : createdAt;

/** Local entries with this journal date or created on this day. */
const entriesOnDevice = (
  journals: readonly LocalDocument[],
  { from, to }: Day,
): (Entry & { id: string | null })[] =>
  journals
    .filter((journal) => {
      // For an entry of the server, the device doesn't know when it was created.
      const dates = journal.id === null ? [dateOf(journal), journal.createdAt] : [dateOf(journal)];
      return dates.some((date) => from <= date && date < to);
    })
    .map((journal) => ({ id: journal.id, path: localDocumentPath(journal), date: dateOf(journal) }));

const latestPath = (found: readonly Entry[]): string | null =>
  found.reduce<Entry | null>((last, one) => (last && last.date >= one.date ? last : one), null)?.path ?? null;

/**
 * The path of today's entry; null if there is none. Uses only the device's entries if the server is
 * unreachable.
 */
export async function todaysJournal(documents: DocumentStore | null, now: Date): Promise<string | null> {
  const day = dayOf(now);
  const onDevice = documents ? entriesOnDevice(await documents.list('journal').catch(() => []), day) : [];
  if (documents && !documents.overview().online) return latestPath(onDevice);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const onServer = await Promise.race([
      askServer(day),
      new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('No answer in time')), timeoutMs);
      }),
    ]);
    // The server's answer is authoritative for entries it has: one may have been deleted or moved to another
    // day.
    const unknownThere = onDevice.filter(({ id }) => id === null);
    // An entry whose create is in flight appears in both; use the local one.
    return latestPath(onServer ? [...unknownThere, onServer] : unknownThere);
  } catch {
    return latestPath(onDevice);
  } finally {
    clearTimeout(timer);
  }
}

/** The state of a navigation to the journal's editor: the requested day, and whether it has an entry. */
interface RequestedDay {
  journalOf: string;
  isThere: boolean;
}

const requestedDay = (state: unknown): RequestedDay | null =>
  typeof state === 'object' && state !== null && 'journalOf' in state ? (state as RequestedDay) : null;

/** Whether the editor was opened to continue today's entry. */
export const isTodaysEntry = (state: unknown, now: Date): boolean => {
  const asked = requestedDay(state);
  return asked?.isThere === true && asked.journalOf === localDay(now.getTime());
};

/** Whether today's entry was looked for, and there was none. */
export const hasNoEntryYet = (state: unknown): boolean => requestedDay(state)?.isThere === false;

/** The target of New Journal: the entry of today, or a new one. */
export async function newJournalTarget(documents: DocumentStore | null) {
  const now = new Date();
  const path = await todaysJournal(documents, now).catch(() => null);
  const state: RequestedDay = { journalOf: localDay(now.getTime()), isThere: path !== null };
  return { to: path ?? newJournalPath, state };
}
