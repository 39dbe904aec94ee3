import { fetchQuery, graphql } from 'relay-runtime';
import type { todaysJournalQuery } from '../../__generated__/todaysJournalQuery.graphql';
import { environment } from '../../relay/environment';
import { localStoryPath } from '../model/localStoryPath';
import type { LocalDocument } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';

/** Longer nobody waits for a page to write on. */
const patienceMs = 5_000;

interface Day {
  from: number;
  /** When the next one begins: 23 to 25 hours later. */
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
  const data = await fetchQuery<todaysJournalQuery>(environment, query, variables).toPromise();
  const journal = data?.viewer?.journalOfDay;
  return journal
    ? {
        path: localStoryPath({ kind: 'journal', id: journal.id, localId: '' }),
        date: Date.parse(journal.journalDate),
      }
    : null;
}

const dateOf = ({ details, createdAt }: LocalDocument) =>
  typeof details.journalDate === 'string' ? Date.parse(details.journalDate) : createdAt;

/** Of the entries on this device those of the day, or that were begun on it. */
const onDevice = (journals: readonly LocalDocument[], { from, to }: Day): (Found & { id: string | null })[] =>
  journals
    .filter((journal) => {
      // When one of the server's was begun, the device does not know.
      const dates = journal.id === null ? [dateOf(journal), journal.createdAt] : [dateOf(journal)];
      return dates.some((date) => from <= date && date < to);
    })
    .map((journal) => ({ id: journal.id, path: localStoryPath(journal), date: dateOf(journal) }));

const latest = (found: readonly Found[]): string | null =>
  found.reduce<Found | null>((last, one) => (last && last.date >= one.date ? last : one), null)?.path ?? null;

/**
 * Where the member's own entry of today is written on; null where there is none. Asks the device alone where the server
 * is out of reach, and for what it can't know yet.
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
    // What the server knows of it has told: it may have been deleted, or moved to another day, elsewhere.
    const unknownThere = here.filter(({ id }) => id === null);
    // One whose answer is on its way is both: it goes on as the one that is here.
    return latest(there ? [...unknownThere, there] : unknownThere);
  } catch {
    return latest(here);
  } finally {
    clearTimeout(limit);
  }
}
