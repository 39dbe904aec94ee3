import { use, useEffect, useMemo, useState } from 'react';
import { DocumentsContext } from '../documents/DocumentsContext';
import { isWorthShowing, type LocalDocument } from '../documents/model/model';
import { listedFirst } from '../documents/sync/documentStore';
import { useMemberSearch } from '../forms/useMemberSearch';
import type { Command } from '../shortcuts/commands';
import {
  commandEntry,
  type Entry,
  foundEntry,
  matching,
  memberEntry,
  searchable,
  textEntry,
  textsContaining,
} from './entries';
import { readRecentCommands } from './recentCommands';
import { useAppCommands } from './useAppCommands';
import { type FoundText, useTextSearch } from './useTextSearch';

const recentCommandsShown = 3;
const recentTextsShown = 5;
/** The server is asked for at least so many letters, because it limits how often. */
const minForServer = 2;

/** The member's texts on this device, the last changed first: those that are listed first, then all. */
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
    // Without storage there are no texts.
    readAll().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [documents]);
  return texts;
}

/** Texts that contain the search; null until they have been looked through. */
function useContaining(search: string, texts: readonly LocalDocument[]): readonly LocalDocument[] | null {
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

/** Commands used last, then those of the screen, the texts changed last, and all other commands. */
function suggested(commands: readonly Command[], texts: readonly Entry[]): Entry[] {
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
  /** More may be found. */
  isSearching: boolean;
  /** What couldn't be searched. */
  failed: readonly ('members' | 'texts')[];
  /** What the server left out of the texts, in words. */
  leftOut: string;
}

/** A text that the server found, as this device has it if it does. */
function entryOfFound(found: FoundText, texts: readonly LocalDocument[]): Entry {
  const here = texts.find(({ id }) => id === found.id);
  return here ? textEntry(here) : foundEntry(found);
}

const onceEach = (entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.key, entry])).values(),
];

/** What the palette lists for a search. */
export function usePaletteEntries(search: string, screenCommands: readonly Command[]): PaletteEntries {
  const appCommands = useAppCommands();
  const texts = useDeviceTexts();
  const asked = search.trim();
  const asksServer = asked.length >= minForServer && navigator.onLine;
  const members = useMemberSearch(asksServer ? asked : '');
  const own = useTextSearch(asksServer ? asked : '');
  const containing = useContaining(asked, texts);
  const textEntries = useMemo(() => texts.map(textEntry), [texts]);
  const textTargets = useMemo(() => searchable(textEntries), [textEntries]);
  const commands = [
    ...screenCommands.filter(({ everywhere }) => !everywhere),
    // A sprint that can be started here needs no way to the drop-in room.
    ...appCommands.filter(({ id }) => !screenCommands.some((offered) => offered.id === id)),
    ...screenCommands.filter(({ everywhere }) => everywhere),
  ];
  if (asked === '')
    return { entries: suggested(commands, textEntries), isSearching: false, failed: [], leftOut: '' };
  const named = matching(asked, searchable(commands.map(commandEntry)), textTargets);
  const onServer = (own?.items ?? []).map((found) => entryOfFound(found, texts));
  const others = [
    ...(containing ?? []).map(textEntry),
    // The server has the latest of each kind first, whether a title or a text contains the search.
    ...matching(asked, searchable([]), searchable(onServer)),
    ...onServer,
  ];
  return {
    entries: onceEach([...named, ...(members?.items ?? []).map(memberEntry), ...others]),
    isSearching: containing === null || (asksServer && (members === null || own === null)),
    failed: [
      ...(members?.failed ? (['members'] as const) : []),
      ...(own?.failed ? (['texts'] as const) : []),
    ],
    leftOut: own?.leftOut ?? '',
  };
}
