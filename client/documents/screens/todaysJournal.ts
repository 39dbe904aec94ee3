import { graphql } from 'relay-runtime';
import type { todaysJournalQuery } from '../../__generated__/todaysJournalQuery.graphql';
import { environment } from '../../relay/environment';
import { readNow } from '../../relay/requests';
import { localDocumentPath } from '../model/kinds';
import { localDay } from '../model/localDay';
import type { LocalDocument } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';

export const newJournal = '/journals/new';

/** Maximum wait before a new page opens. */
const patienceMs = 5_000;

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

interface Found {
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

async function askServer({ from, to }: Day): Promise<Found | null> {
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
const onDevice = (journals: readonly LocalDocument[], { from, to }: Day): (Found & { id: string | null })[] =>
  journals
    .filter((journal) => {
      // For an entry of the server, the device doesn't know when it was created.
      const dates = journal.id === null ? [dateOf(journal), journal.createdAt] : [dateOf(journal)];
      return dates.some((date) => from <= date && date < to);
    })
    .map((journal) => ({ id: journal.id, path: localDocumentPath(journal), date: dateOf(journal) }));

const latest = (found: readonly Found[]): string | null =>
  found.reduce<Found | null>((last, one) => (last && last.date >= one.date ? last : one), null)?.path ?? null;

/**
 * The path of today's entry; null if there is none. Uses only the device's entries if the server is
 * unreachable.
 */
export async function todaysJournal(documents: DocumentStore | null, now: Date): Promise<string | null> {
  const day = dayOf(now);
  const here = documents ? onDevice(await documents.list('journal').catch(() => []), day) : [];
  if (documents && !documents.overview().online) return latest(here);
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    const there = await Promise.race([
      askServer(day),
      new Promise<never>((_resolve, reject) => {
        limit = setTimeout(() => reject(new Error('No answer in time')), patienceMs);
      }),
    ]);
    // The server's answer is authoritative for entries it has: one may have been deleted or moved to another
    // day.
    const unknownThere = here.filter(({ id }) => id === null);
    // An entry whose create is in flight appears in both; use the local one.
    return latest(there ? [...unknownThere, there] : unknownThere);
  } catch {
    return latest(here);
  } finally {
    clearTimeout(limit);
  }
}

/** The state of a navigation to the journal's editor: the day that was asked for, and whether it has an entry. */
interface AskedFor {
  journalOf: string;
  isThere: boolean;
}

const askedFor = (state: unknown): AskedFor | null =>
  typeof state === 'object' && state !== null && 'journalOf' in state ? (state as AskedFor) : null;

/** Whether the editor was opened to go on with the entry of today. */
export const isTodaysEntry = (state: unknown, now: Date): boolean => {
  const asked = askedFor(state);
  return asked?.isThere === true && asked.journalOf === localDay(now.getTime());
};

/** Whether today's entry was looked for, and there was none. */
export const hasNoEntryYet = (state: unknown): boolean => askedFor(state)?.isThere === false;

/** Where New Journal leads: to the entry of today, or to a new one. */
export async function newJournalTarget(documents: DocumentStore | null) {
  const now = new Date();
  const path = await todaysJournal(documents, now).catch(() => null);
  const state: AskedFor = { journalOf: localDay(now.getTime()), isThere: path !== null };
  return { to: path ?? newJournal, state };
}
