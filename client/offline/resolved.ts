import { mergeDetails } from './merge';
import {
  asSent,
  type Details,
  type Draft,
  type LocalStory,
  type Resolution,
  type ServerCopy,
  type StoryText,
  sameText,
  type VersionToKeep,
} from './model';
import { noteTitle } from './noteTitle';
import { atRest, type Outcome, queued, quietly, removed } from './syncMachine';
import { type Entry, type Here, hasNoteToKeep } from './syncRequest';

/** Source: specification, section 4. */
export function resolved(
  { story, item }: Here,
  resolution: Resolution,
  merged: Draft | undefined,
  newName: string,
  now: number,
): Outcome {
  const { conflictData } = story;
  if (resolution === 'merge' && !merged) throw new Error('Merged data required for merge resolution');
  if (!conflictData) return quietly({ story, item });
  const theirs = conflictData.serverVersion;
  if (resolution === 'use-server' && !theirs) {
    const left: Entry = hasNoteToKeep(story)
      ? removed({ story: { ...story, conflictData: null }, item }, now)
      : { story: null, item: null };
    return { ...left, notices: ['resolved'] };
  }
  const { kind } = story;
  const mine = asSent(story);
  const chosen = { 'use-local': story, 'use-server': theirs ?? story, merge: merged ?? story }[resolution];
  const { content, tags } = chosen;
  const title = kind === 'note' && resolution === 'merge' ? noteTitle(content) : chosen.title;
  const isMineKept =
    resolution === 'use-local' || sameText(mine, asSent({ ...chosen, kind })) || mine.content.trim() === '';
  const notChosen =
    kind === 'story'
      ? // What of theirs is not chosen, the save that replaces it keeps among the versions.
        isMineKept
        ? []
        : [version(mine, newName)]
      : [version(mine, `${newName}_mine`), version(theirs ?? mine, `${newName}_theirs`)].filter(
          (text) => !isWithin(text.content, content),
        );
  const next: LocalStory = {
    ...story,
    title,
    content,
    tags,
    details: detailsOf(story, theirs, resolution, merged),
    privacyLevel: resolution === 'use-server' && theirs ? theirs.privacyLevel : story.privacyLevel,
    conflictData: null,
    problem: null,
    revision: story.revision + 1,
    lastModified: now,
    base: theirs,
    versionsToKeep: [...story.versionsToKeep, ...notChosen],
    ...(theirs
      ? { id: theirs.id }
      : { id: null, firstSent: null, madeAs: newName, privacyLevel: 'PRIVATE' as const }),
  };
  // Whoever takes the server's text wants nothing of what was pressed for the other.
  const kept = resolution === 'use-server' || !theirs ? null : item;
  const wish = { pressed: resolution !== 'use-server', quiet: true };
  const entry = queued(atRest({ story: next, item: kept }), wish, now);
  return { ...entry, notices: ['resolved'] };
}

/** What one side alone changed stays, whichever text is chosen. */
function detailsOf(
  story: LocalStory,
  theirs: ServerCopy | null,
  resolution: Resolution,
  merged?: Draft,
): Details {
  if (!theirs) return story.details;
  if (resolution === 'merge' && merged) return { ...story.details, ...merged.details };
  const base = story.base?.details ?? {};
  return resolution === 'use-server'
    ? mergeDetails(base, theirs.details, story.details)
    : mergeDetails(base, story.details, theirs.details);
}

/** What such a version is called: its kind says the rest. */
const notChosenName = 'Not chosen in a conflict';

const version = ({ title, content }: StoryText, localId: string): VersionToKeep => ({
  title,
  content,
  localId,
  name: notChosenName,
});

const linesOf = (text: string) => text.split(/[\r\n]+/).map((line) => line.trim());

/** Whether nothing of a text would be lost beside another. */
function isWithin(part: string, whole: string): boolean {
  const lines = new Set(linesOf(whole));
  return linesOf(part).every((line) => line === '' || lines.has(line));
}
