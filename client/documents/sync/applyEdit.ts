import { mergeDrafts } from '../model/merge';
import {
  type DocumentKind,
  type Draft,
  draftOf,
  type LocalDocument,
  type ServerCopy,
  type StoryText,
  sameFields,
  sameText,
  type TextFields,
} from '../model/model';
import { noteTitle } from '../model/noteTitle';
import { applyChange, type Outcome } from './syncMachine';
import type { PresentRecord, SyncRecord } from './syncRequest';

const isNewer = (a: ServerCopy | null, b: ServerCopy | null) =>
  a !== null && (b === null || Date.parse(a.updatedAt) > Date.parse(b.updatedAt));

const elsewhereName = 'Written in another tab';

/** Stands for a first text that is no longer known. */
const forgotten: StoryText = { title: '', content: '' };

/**
 * The record to edit. A document that was removed from this device while its editor was open is restored from the
 * editor's copy; requests sent before may still reach the server.
 */
export function restoreRecord({ story, item }: SyncRecord, from: LocalDocument): PresentRecord {
  if (story) return { story, item };
  const isUnsent = from.id !== null || from.revision === 0;
  return { story: isUnsent ? from : { ...from, firstSent: forgotten }, item };
}

/**
 * Applies an edit that was made on the text of `from`. If the record has changed since, by sync or in another tab, both
 * changes are merged. A paragraph changed on both sides is a conflict with the server; between tabs the other text
 * becomes a version.
 */
export function applyEdit(
  entry: PresentRecord,
  from: LocalDocument,
  change: Partial<Draft>,
  newName: string,
  now: number,
): Outcome {
  const { story: current } = entry;
  if (sameFields(current, from)) return { ...applyChange(entry, change, now), notices: [] };
  const { kind } = current;
  const mine = textOf(kind, from, change);
  const { merged } = mergeDrafts(from, mine, current, kind);
  if (merged) return { ...applyChange(entry, { ...change, ...merged }, now), notices: [] };
  const kept = applyChange(entry, { ...change, ...mine }, now);
  // The server has its own copy; otherwise this text would be lost.
  const isDeletedThere = current.conflictData?.serverVersion === null;
  const isElsewhere =
    current.content.trim() === '' ||
    (current.base !== null && !isDeletedThere && sameText(current, current.base));
  const other = { title: current.title, content: current.content, localId: newName, name: elsewhereName };
  const versionsToKeep = isElsewhere ? kept.story.versionsToKeep : [...kept.story.versionsToKeep, other];
  const story: LocalDocument = { ...kept.story, versionsToKeep };
  const theirs = current.conflictData ? null : current.base;
  const ancestor = from.base ?? from;
  const isClash =
    theirs !== null && isNewer(theirs, from.base) && !mergeDrafts(ancestor, mine, theirs, kind).merged;
  if (!isClash) return { ...kept, story, notices: [] };
  const { title, content, tags, details } = ancestor;
  const conflicted: LocalDocument = {
    ...story,
    base: { ...theirs, title, content, tags, details },
    // The author chooses, even if one of the texts was sent from here.
    unacknowledgedHashes: [],
    syncStatus: 'conflict',
    conflictData: { serverVersion: theirs, localVersion: draftOf(story) },
  };
  return { ...kept, story: conflicted, notices: ['conflict'] };
}

/** The record's text with the change applied. */
function textOf(kind: DocumentKind, from: LocalDocument, change: Partial<Draft>): TextFields {
  const { title, content, tags } = { ...from, ...change };
  const details = { ...from.details, ...change.details };
  const isRenamed = kind === 'note' && content !== from.content;
  return { title: isRenamed ? noteTitle(content) : title, content, tags, details };
}
