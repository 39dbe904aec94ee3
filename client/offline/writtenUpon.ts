import { mergeDrafts } from './merge';
import {
  type Draft,
  draftOf,
  type LocalStory,
  type ServerCopy,
  type StoryText,
  sameFields,
  sameText,
  type TextFields,
  type TextKind,
} from './model';
import { noteTitle } from './noteTitle';
import { type Outcome, written } from './syncMachine';
import type { Entry, Here } from './syncRequest';

const isNewer = (a: ServerCopy | null, b: ServerCopy | null) =>
  a !== null && (b === null || Date.parse(a.updatedAt) > Date.parse(b.updatedAt));

const elsewhereName = 'Written in another tab';

/** The text first sent to make it, where that is not known any more. */
const forgotten: StoryText = { title: '', content: '' };

/**
 * The record that a change of `from` goes to. Who types on in a text that was removed from this device meanwhile wants it
 * after all; what was sent of it before may still arrive at the server.
 */
export function hereAgain({ story, item }: Entry, from: LocalStory): Here {
  if (story) return { story, item };
  const isUnsent = from.id !== null || from.revision === 0;
  return { story: isUnsent ? from : { ...from, firstSent: forgotten }, item };
}

/**
 * A change to the text that `from` holds. Where sync or another tab has changed the kept text since, both are joined; a
 * paragraph that both changed is a conflict with the server, or, among tabs, goes to the versions.
 */
export function writtenUpon(
  entry: Here,
  from: LocalStory,
  change: Partial<Draft>,
  newName: string,
  now: number,
): Outcome {
  const { story: current } = entry;
  if (sameFields(current, from)) return { ...written(entry, change, now), notices: [] };
  const { kind } = current;
  const mine = textOf(kind, from, change);
  const { merged } = mergeDrafts(from, mine, current, kind);
  if (merged) return { ...written(entry, { ...change, ...merged }, now), notices: [] };
  const kept = written(entry, { ...change, ...mine }, now);
  // What the server has of the other text is in its hands; the rest would be nowhere.
  const isDeletedThere = current.conflictData?.serverVersion === null;
  const isElsewhere =
    current.content.trim() === '' ||
    (current.base !== null && !isDeletedThere && sameText(current, current.base));
  const other = { title: current.title, content: current.content, localId: newName, name: elsewhereName };
  const versionsToKeep = isElsewhere ? kept.story.versionsToKeep : [...kept.story.versionsToKeep, other];
  const story: LocalStory = { ...kept.story, versionsToKeep };
  const theirs = current.conflictData ? null : current.base;
  const ancestor = from.base ?? from;
  const isClash =
    theirs !== null && isNewer(theirs, from.base) && !mergeDrafts(ancestor, mine, theirs, kind).merged;
  if (!isClash) return { ...kept, story, notices: [] };
  const { title, content, tags, details } = ancestor;
  const conflicted: LocalStory = {
    ...story,
    base: { ...theirs, title, content, tags, details },
    // It is for its author to choose, though one of the texts was sent from here.
    inDoubt: [],
    syncStatus: 'conflict',
    conflictData: { serverVersion: theirs, localVersion: draftOf(story) },
  };
  return { ...kept, story: conflicted, notices: ['conflict'] };
}

/** The text of a record with the change in it. */
function textOf(kind: TextKind, from: LocalStory, change: Partial<Draft>): TextFields {
  const { title, content, tags } = { ...from, ...change };
  const details = { ...from.details, ...change.details };
  const isRenamed = kind === 'note' && content !== from.content;
  return { title: isRenamed ? noteTitle(content) : title, content, tags, details };
}
