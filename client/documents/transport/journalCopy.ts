import { graphql } from 'relay-runtime';
import type { ServerCopy, TextFields } from '../model/model';
import { copyOf, type DocumentFields } from './serverCopies';

graphql`
  fragment journalCopy_journal on Journal {
    id
    title
    content
    journalDate
    mood
    prompt
    updatedAt
  }
`;

export interface JournalFields extends DocumentFields {
  readonly journalDate: string;
  readonly mood?: string | null;
  readonly prompt?: string | null;
}

export const journalCopy = (journal: JournalFields): ServerCopy => {
  const { journalDate, mood = null, prompt = null } = journal;
  return copyOf(journal, { tags: [], privacyLevel: 'PRIVATE', details: { journalDate, mood, prompt } });
};

type ToInput = (detail: unknown) => string | undefined;

/** A journal's details as input fields: `date` and `text` convert them, as a create or an update needs it. */
export const journalInput = (
  { journalDate, mood, prompt }: TextFields['details'],
  { date, text }: { date: ToInput; text: ToInput },
) => ({ journalDate: date(journalDate), mood: text(mood), prompt: text(prompt) });
