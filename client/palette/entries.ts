import { go, type SnapshotKeys, snapshot } from 'fuzzysort';
import { kinds, localDocumentPath } from '../documents/model/kinds';
import type { LocalDocument } from '../documents/model/model';
import { matcherOf } from '../documents/model/searchTexts';
import type { Member } from '../forms/useMemberSearch';
import type { Command } from '../shortcuts/commands';
import type { FoundText } from './useTextSearch';

/** A row of the palette. */
export interface Entry {
  key: string;
  label: string;
  words?: string;
  /** What the row stands for, unless it is a command. */
  detail?: string;
  command?: Command;
  /** The address that the row leads to; null for a command that runs. */
  to: string | null;
}

export const commandEntry = (command: Command): Entry => ({
  key: `command:${command.id}`,
  label: command.label,
  words: command.words,
  command,
  to: 'to' in command ? command.to : null,
});

export const textEntry = (text: LocalDocument): Entry => ({
  key: `text:${text.localId}`,
  label: text.title.trim() || kinds[text.kind].untitled,
  detail: kinds[text.kind].title,
  to: localDocumentPath(text),
});

/** A text that the device doesn't have. */
export const foundEntry = ({ kind, id, title }: FoundText): Entry => ({
  key: `${kind}:${id}`,
  label: title.trim() || kinds[kind].untitled,
  detail: kinds[kind].title,
  to: `${kinds[kind].list}/${id}/edit`,
});

export const memberEntry = ({ id, name, username }: Member): Entry => ({
  key: `member:${id}`,
  label: name,
  detail: `@${username}`,
  to: `/u/${username}`,
});

type Searchable = SnapshotKeys<Entry>;

export const searchable = (entries: readonly Entry[]): Searchable =>
  snapshot(entries, { keys: ['label', 'words'] });

/** As many of a kind as anyone looks through. */
const foundMax = 12;
/** A name with a lower score, from 0 to 1, has the letters in order, but scattered. */
const threshold = 0.4;
/** A command whose name fits as well as a title comes first. */
const commandsAhead = 0.1;

/** The commands and texts whose names match, the best first. */
export function matching(search: string, commands: Searchable, texts: Searchable): Entry[] {
  const found = (targets: Searchable, ahead: number) =>
    go(search, targets, { limit: foundMax, threshold }).map(({ obj, score }) => ({
      obj,
      score: score + ahead,
    }));
  return [...found(commands, commandsAhead), ...found(texts, 0)]
    .sort((one, other) => other.score - one.score)
    .slice(0, foundMax)
    .map(({ obj }) => obj);
}

/** The page stays responsive if other work runs after so long. */
const sliceMs = 8;

/** Texts that contain each word of the search, the last changed first. Stops when the signal is aborted. */
export async function textsContaining(
  search: string,
  texts: readonly LocalDocument[],
  signal: AbortSignal,
): Promise<LocalDocument[]> {
  const isFound = matcherOf(search);
  const found: LocalDocument[] = [];
  let pauseAt = performance.now() + sliceMs;
  for (const text of texts) {
    if (isFound([text.title, text.content, ...text.tags])) found.push(text);
    if (found.length === foundMax) break;
    if (performance.now() < pauseAt) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return [];
    pauseAt = performance.now() + sliceMs;
  }
  return found;
}
