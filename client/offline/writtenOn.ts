import { mergeDrafts } from './merge';
import { type Draft, type LocalStory, type ServerCopy, sameTags, sameText } from './model';
import { type Outcome, written } from './syncMachine';
import type { Here } from './syncRequest';

const isNewer = (a: ServerCopy | null, b: ServerCopy | null) =>
  a !== null && (b === null || Date.parse(a.updatedAt) > Date.parse(b.updatedAt));

const elsewhereName = 'Written in another tab';

/**
 * A change to the text that `from` holds. Where sync or another tab has changed the kept text since, both are joined; a
 * paragraph that both changed is a conflict with the server, or, among tabs, goes to the versions.
 */
export function writtenOn(
  entry: Here,
  from: LocalStory,
  change: Partial<Draft>,
  newName: string,
  now: number,
): Outcome {
  const { story: current } = entry;
  if (sameText(current, from) && sameTags(current.tags, from.tags))
    return { ...written(entry, change, now), notices: [] };
  const { title, content, tags } = { ...from, ...change };
  const mine = { title, content, tags };
  const { merged } = mergeDrafts(from, mine, current);
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
    theirs !== null && isNewer(theirs, from.base) && !mergeDrafts(ancestor, mine, theirs).merged;
  if (!isClash) return { ...kept, story, notices: [] };
  const { privacyLevel } = story;
  const conflicted: LocalStory = {
    ...story,
    base: { ...theirs, title: ancestor.title, content: ancestor.content, tags: ancestor.tags },
    syncStatus: 'conflict',
    conflictData: { serverVersion: theirs, localVersion: { ...mine, privacyLevel } },
  };
  return { ...kept, story: conflicted, notices: ['conflict'] };
}
