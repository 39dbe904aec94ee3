import { asSent, type Draft, type LocalStory, type Resolution, sameText } from './model';
import { atRest, type Outcome, queued, quietly } from './syncMachine';
import type { Here } from './syncRequest';

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
  if (resolution === 'use-server' && !theirs) return { story: null, item: null, notices: ['resolved'] };
  const mine = asSent(story);
  const chosen = { 'use-local': story, 'use-server': theirs ?? story, merge: merged ?? story }[resolution];
  const { title, content, tags } = chosen;
  // What of theirs is not chosen, the save that replaces it keeps among the versions.
  const isMineKept =
    resolution === 'use-local' || sameText(mine, asSent(chosen)) || mine.content.trim() === '';
  const notChosen = { title: mine.title, content: mine.content, localId: newName, name: notChosenName };
  const next: LocalStory = {
    ...story,
    title,
    content,
    tags,
    privacyLevel: resolution === 'use-server' && theirs ? theirs.privacyLevel : story.privacyLevel,
    conflictData: null,
    problem: null,
    revision: story.revision + 1,
    lastModified: now,
    base: theirs,
    versionsToKeep: isMineKept ? story.versionsToKeep : [...story.versionsToKeep, notChosen],
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

/** What such a version is called: its kind says the rest. */
const notChosenName = 'Not chosen in a conflict';
