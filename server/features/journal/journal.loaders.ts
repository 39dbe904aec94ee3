import DataLoader from 'dataloader';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';
import { longTexts } from '../../graphql/longTexts';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { Journal } from '../../model/journal.entity';

/** All columns except the text, which lists don't read. The table's alias is `j`. */
export const journalColumns = `j.id, j.author_id AS authorId, j.title, j.excerpt_text AS excerptText,
  j.journal_date AS journalDate, j.mood, j.prompt, j.word_count AS wordCount, j.created_at AS createdAt,
  j.updated_at AS updatedAt`;

export type JournalRow = Omit<Journal, 'content' | 'localId'>;

export const toJournal = (row: JournalRow): Journal => Object.assign(new Journal(), row);

const textsTooLong = 'These journals hold more than 8 MB of text: ask for fewer, or without their texts';

export const journalLoaders = (scope: LoaderScope) => ({
  /** Doesn't check access; the caller authorises the author. */
  journalById: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(onlyIds('journal', ids));
    const rows = await scope.db.read<JournalRow>(
      `SELECT ${journalColumns} FROM journals j WHERE j.id IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows.map(toJournal), ({ id }) => id);
  }),

  journalContent: new DataLoader<string, string>((ids) => longTexts(scope, 'journals', ids, textsTooLong)),
});
