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
  /** Further words by which it is found. */
  words?: string;
  /** The kind of the text, or the member's username; commands have none. */
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

/** The entry of a text that the server found and the device doesn't have. */
export const serverTextEntry = ({ kind, id, title }: FoundText): Entry => ({
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

/** Prepares entries for the fuzzy search. */
export const toSearchable = (entries: readonly Entry[]): Searchable =>
  snapshot(entries, { keys: ['label', 'words'] });

/** The maximum of results of one kind. */
const resultsMax = 12;
/** From 0 to 1. A name with a lower score has the search's letters in order, but scattered. */
const minScore = 0.4;
/** Added to the scores of commands, so that they come before texts that match equally well. */
const commandBonus = 0.1;

/** The commands and texts whose names match the search, best first. */
export function findMatching(search: string, commands: Searchable, texts: Searchable): Entry[] {
  const found = (targets: Searchable, bonus: number) =>
    go(search, targets, { limit: resultsMax, threshold: minScore }).map(({ obj, score }) => ({
      obj,
      score: score + bonus,
    }));
  return [...found(commands, commandBonus), ...found(texts, 0)]
    .sort((one, other) => other.score - one.score)
    .slice(0, resultsMax)
    .map(({ obj }) => obj);
}

/** After this long, the search lets the browser do other work, so that the page stays responsive. */
const maxWorkMs = 8;

/** Texts that contain each word of the search, the last changed first. Stops when the signal is aborted. */
export async function textsContaining(
  search: string,
  texts: readonly LocalDocument[],
  signal: AbortSignal,
): Promise<LocalDocument[]> {
  const isFound = matcherOf(search);
  const found: LocalDocument[] = [];
  let pauseAt = performance.now() + maxWorkMs;
  for (const text of texts) {
    if (isFound([text.title, text.content, ...text.tags])) found.push(text);
    if (found.length === resultsMax) break;
    if (performance.now() < pauseAt) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return [];
    pauseAt = performance.now() + maxWorkMs;
  }
  return found;
}
