import { mergeDetails } from '../model/merge';
import {
  type Details,
  type Draft,
  type LocalDocument,
  type PendingVersion,
  type Resolution,
  type ServerCopy,
  type StoryText,
  sameFields,
  toSentText,
} from '../model/model';
import { noteTitle } from '../model/noteTitle';
import { publishedOf } from '../model/published';
import { enqueueDelete, enqueueSave, hasNoteToKeep, settleStatus } from './queue';
import { rebaseOnPublished } from './rebase';
import type { EventOf, Step } from './syncEvents';
import type { PresentRecord } from './syncRequest';

/** Applies the author's choice in a conflict. Source: specification, section 4. */
export function resolveConflict({ document, item }: PresentRecord, event: EventOf<'conflictResolved'>): Step {
  const { resolution, merged, now } = event;
  const { conflictData } = document;
  if (resolution === 'merge' && !merged) throw new Error('Merged data required for merge resolution');
  if (!conflictData) return { document, item };
  const notice = 'resolved';
  const theirs = conflictData.serverVersion;
  if (resolution === 'use-server' && !theirs)
    return hasNoteToKeep(document)
      ? { ...enqueueDelete({ document: { ...document, conflictData: null }, item }, now), notice }
      : { document: null, item: null, notice };
  // Choosing the server's text drops what was queued for the local one.
  const remainingItem = resolution === 'use-server' || !theirs ? null : item;
  const next = { document: withChosen(document, theirs, event), item: remainingItem };
  const current = rebaseOnPublished(next, publishedOf(document.base));
  const settled = settleStatus(current);
  if (current.document.conflictData) return { ...settled, notice: 'conflict' };
  const isTheirDraft = theirs?.published !== undefined;
  return {
    ...enqueueSave(settled, { pressed: resolution !== 'use-server' && !isTheirDraft, quiet: true, now }),
    notice,
  };
}

/** The document with the chosen text, on the server's copy. A text that is not chosen becomes a version. */
function withChosen(
  document: LocalDocument,
  theirs: ServerCopy | null,
  { resolution, merged, newName, now }: EventOf<'conflictResolved'>,
): LocalDocument {
  const { kind, publishing } = document;
  const mine = toSentText(document);
  const chosen = { 'use-local': document, 'use-server': theirs ?? document, merge: merged ?? document }[
    resolution
  ];
  const { content, tags } = chosen;
  const title = kind === 'note' && resolution === 'merge' ? noteTitle(content) : chosen.title;
  const candidates = [
    pendingVersion(mine, `${newName}_mine`),
    pendingVersion(theirs ?? mine, `${newName}_theirs`),
  ];
  // Sent as versions of their own, because the server thins out the versions that it makes of replaced texts.
  const notChosen = candidates.filter((text) => !isContained(text.content, content));
  return {
    ...document,
    title,
    content,
    tags,
    details: resolvedDetails(document, theirs, resolution, merged),
    privacyLevel: resolution === 'use-server' && theirs ? theirs.privacyLevel : document.privacyLevel,
    conflictData: null,
    problem: null,
    revision: document.revision + 1,
    lastModified: now,
    base: theirs,
    // Only the text that the author published by a button may be published.
    publishing:
      resolution === 'use-local' && theirs && publishing && sameFields(publishing, mine) ? publishing : null,
    versionsToKeep: [...document.versionsToKeep, ...notChosen],
    ...(theirs
      ? { id: theirs.id }
      : { id: null, firstSent: null, idempotencyKey: newName, privacyLevel: 'PRIVATE' as const }),
  };
}

/** Merges the details, so that fields changed on one side only are kept, whichever text is chosen. */
function resolvedDetails(
  document: LocalDocument,
  theirs: ServerCopy | null,
  resolution: Resolution,
  merged?: Draft,
): Details {
  if (!theirs) return document.details;
  if (resolution === 'merge' && merged) return { ...document.details, ...merged.details };
  const base = document.base?.details ?? {};
  return resolution === 'use-server'
    ? mergeDetails(base, theirs.details, document.details)
    : mergeDetails(base, document.details, theirs.details);
}

const pendingVersion = ({ title, content }: StoryText, localId: string): PendingVersion => ({
  title,
  content,
  localId,
  name: 'Not chosen in a conflict',
});

const linesOf = (text: string) => text.split(/[\r\n]+/).map((line) => line.trim());

/** Whether each line of one text is contained in the other. */
function isContained(part: string, whole: string): boolean {
  const lines = new Set(linesOf(whole));
  return linesOf(part).every((line) => line === '' || lines.has(line));
}
