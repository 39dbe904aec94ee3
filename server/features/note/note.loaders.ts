import DataLoader from 'dataloader';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';
import { longTexts } from '../../graphql/longTexts';
import { loadersByPage } from '../../graphql/pagesOfMany';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { type NoteRow, noteColumns, notesOfEach, toNote } from './note.rows';

const textsTooLong = 'These notes hold more than 8 MB of text: ask for fewer, or without their texts';

export function noteLoaders(scope: LoaderScope) {
  const journalNoteCount = new DataLoader<string, number>(
    async (journalIds) => {
      const wanted = padded(journalIds);
      const rows = await scope.db.read<{ journalId: string; n: number }>(
        `SELECT journal_id AS journalId, COUNT(*) AS n FROM notes WHERE journal_id IN (${placeholders(wanted)})
         GROUP BY journal_id`,
        wanted,
      );
      return inOrder(journalIds, rows, ({ journalId }) => journalId).map((row) => Number(row?.n ?? 0));
    },
    { cache: false },
  );
  return {
    /** Doesn't check access; the caller authorises the author. */
    noteById: new DataLoader(async (ids: readonly string[]) => {
      const wanted = padded(onlyIds('note', ids));
      const rows = await scope.db.read<NoteRow>(
        `SELECT ${noteColumns} FROM notes n WHERE n.id IN (${placeholders(wanted)})`,
        wanted,
      );
      return inOrder(ids, rows.map(toNote), ({ id }) => id);
    }),

    noteContent: new DataLoader<string, string>((ids) => longTexts(scope, 'notes', ids, textsTooLong)),

    journalNotes: loadersByPage(
      scope,
      notesOfEach((id) => journalNoteCount.load(id)),
    ),

    journalNoteCount,
  };
}
