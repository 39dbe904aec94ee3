import { use, useEffect, useMemo, useState } from 'react';
import { DocumentsContext } from '../documents/DocumentsContext';
import { isWorthShowing, type LocalDocument } from '../documents/model/model';
import { listedFirst } from '../documents/sync/documentStore';
import { useMemberSearch } from '../forms/useMemberSearch';
import type { Command } from '../shortcuts/commands';
import {
  commandEntry,
  type Entry,
  findMatching,
  memberEntry,
  serverTextEntry,
  textEntry,
  textsContaining,
  toSearchable,
} from './entries';
import { readRecentCommands } from './recentCommands';
import { useAppCommands } from './useAppCommands';
import { type FoundText, useTextSearch } from './useTextSearch';

const recentCommandsShown = 3;
const recentTextsShown = 5;
/** Shorter searches aren't sent to the server, which limits how often a member may search. */
const minForServer = 2;

/** The member's texts on this device, last changed first: at first as many as lists show, later all. */
function useDeviceTexts(): readonly LocalDocument[] {
  const documents = use(DocumentsContext);
  const [texts, setTexts] = useState<readonly LocalDocument[]>([]);
  useEffect(() => {
    let isOver = false;
    const show = (read: readonly LocalDocument[]) => {
      if (!isOver) setTexts(read.filter(isWorthShowing));
    };
    const readAll = async () => {
      if (!documents) return;
      const first = await documents.list(undefined, listedFirst);
      show(first);
      if (first.length === listedFirst && !isOver) show(await documents.list());
    };
    // If the storage can't be read, no texts are listed.
    readAll().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [documents]);
  return texts;
}

/** Texts that contain the search; null until all were searched. */
function useContainingTexts(
  search: string,
  texts: readonly LocalDocument[],
): readonly LocalDocument[] | null {
  const [found, setFound] = useState<{ search: string; texts: readonly LocalDocument[] } | null>(null);
  useEffect(() => {
    if (search === '') return;
    const stop = new AbortController();
    void textsContaining(search, texts, stop.signal).then((containing) => {
      if (!stop.signal.aborted) setFound({ search, texts: containing });
    });
    return () => stop.abort();
  }, [search, texts]);
  return found?.search === search ? found.texts : null;
}

/** The entries without a search: the commands used last, the texts changed last, and all other commands. */
function suggestEntries(commands: readonly Command[], texts: readonly Entry[]): Entry[] {
  const recent = readRecentCommands()
    .flatMap((id) => commands.find((command) => command.id === id) ?? [])
    .slice(0, recentCommandsShown);
  return [
    ...recent.map(commandEntry),
    ...texts.slice(0, recentTextsShown),
    ...commands.filter((command) => !recent.includes(command)).map(commandEntry),
  ];
}

export interface PaletteEntries {
  entries: readonly Entry[];
  /** Whether more may be found. */
  isSearching: boolean;
  /** Which searches on the server have failed. */
  failed: readonly ('members' | 'texts')[];
  /** A text about what the server's search left out. */
  leftOut: string;
}

/** The entry of a text that the server found; the device's own if it has the text. */
function entryOfServerText(found: FoundText, texts: readonly LocalDocument[]): Entry {
  const onDevice = texts.find(({ id }) => id === found.id);
  return onDevice ? textEntry(onDevice) : serverTextEntry(found);
}

const withoutDuplicates = (entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.key, entry])).values(),
];

/** The entries that the palette lists for a search. */
export function usePaletteEntries(search: string, screenCommands: readonly Command[]): PaletteEntries {
  const appCommands = useAppCommands();
  const texts = useDeviceTexts();
  const trimmed = search.trim();
  const asksServer = trimmed.length >= minForServer && navigator.onLine;
  const members = useMemberSearch(asksServer ? trimmed : '');
  const serverTexts = useTextSearch(asksServer ? trimmed : '');
  const containing = useContainingTexts(trimmed, texts);
  const textEntries = useMemo(() => texts.map(textEntry), [texts]);
  const textTargets = useMemo(() => toSearchable(textEntries), [textEntries]);
  const commands = [
    ...screenCommands.filter(({ everywhere }) => !everywhere),
    // A screen's own command replaces the app's with the same id, such as for starting a sprint.
    ...appCommands.filter(({ id }) => !screenCommands.some((offered) => offered.id === id)),
    ...screenCommands.filter(({ everywhere }) => everywhere),
  ];
  if (trimmed === '')
    return { entries: suggestEntries(commands, textEntries), isSearching: false, failed: [], leftOut: '' };
  const foundByName = findMatching(trimmed, toSearchable(commands.map(commandEntry)), textTargets);
  const foundOnServer = (serverTexts?.items ?? []).map((found) => entryOfServerText(found, texts));
  const others = [
    ...(containing ?? []).map(textEntry),
    // The server sorts by time, whether a title or a text contains the search; here titles that match come first.
    ...findMatching(trimmed, toSearchable([]), toSearchable(foundOnServer)),
    ...foundOnServer,
  ];
  return {
    entries: withoutDuplicates([...foundByName, ...(members?.items ?? []).map(memberEntry), ...others]),
    isSearching: containing === null || (asksServer && (members === null || serverTexts === null)),
    failed: [
      ...(members?.failed ? (['members'] as const) : []),
      ...(serverTexts?.failed ? (['texts'] as const) : []),
    ],
    leftOut: serverTexts?.leftOut ?? '',
  };
}
