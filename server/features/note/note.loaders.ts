import DataLoader from 'dataloader';
import type { Context } from '../../context';
import { padded } from '../../db/database';
import { longTexts } from '../../db/longTexts';
import { inOrder, placeholders } from '../../db/rows';
import { loadersByPage } from '../../graphql/pagesOfMany';
import { onlyIds } from '../../ids';
import { type NoteRow, noteColumns, notesOfEach, toNote } from './note.lists';

const textsTooLong = 'These notes hold more than 8 MB of text: ask for fewer, or without their texts';

export const noteLoaders = (ctx: Context) => ({
  /** Its author alone may read it: the caller authorises. */
  noteById: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(onlyIds('note', ids));
    const rows = await ctx.db.read<NoteRow>(
      `SELECT ${noteColumns} FROM notes n WHERE n.id IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows.map(toNote), ({ id }) => id);
  }),

  noteContent: new DataLoader<string, string>((ids) => longTexts(ctx, 'notes', ids, textsTooLong)),

  journalNotes: loadersByPage(ctx, notesOfEach(ctx)),

  journalNoteCount: new DataLoader<string, number>(
    async (journalIds) => {
      const wanted = padded(journalIds);
      const rows = await ctx.db.read<{ journalId: string; n: number }>(
        `SELECT journal_id AS journalId, COUNT(*) AS n FROM notes WHERE journal_id IN (${placeholders(wanted)})
         GROUP BY journal_id`,
        wanted,
      );
      return inOrder(journalIds, rows, ({ journalId }) => journalId).map((row) => Number(row?.n ?? 0));
    },
    { cache: false },
  ),
});
