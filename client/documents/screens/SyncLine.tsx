import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { use, useEffect, useState } from 'react';
import { CheckIcon, WarningIcon } from '../../ui/content/icons';
import { Button } from '../../ui/form/Button';
import { useMoveOn } from '../../ui/layout/useMoveOn';
import { DocumentsContext } from '../DocumentsContext';
import { kinds, localDocumentPath } from '../model/kinds';
import type { DocumentStore, SyncOverview } from '../sync/documentStore';
import { useSyncOverview } from '../useDocuments';
import { countTexts } from './countTexts';

interface Line {
  text: string;
  /** The text on phones, which have no room for the other. */
  short?: string;
  /** Announced to screen readers. */
  spoken: boolean;
  /** Links to the documents that need attention. */
  leadsTo?: 'conflict' | 'error';
}

const pendingText = (count: number) => `${count} pending`;

/** The line for the counts; null if there is nothing to show. Source: specification, section 2. */
export function syncLine({
  online,
  syncing,
  syncingKind,
  pending,
  conflicts,
  errors,
}: SyncOverview): Line | null {
  if (conflicts > 0) return { text: 'Conflict', spoken: true, leadsTo: 'conflict' };
  if (errors > 0) return { text: 'Error', spoken: true, leadsTo: 'error' };
  const waiting = pending + syncing;
  if (!online)
    return waiting > 0
      ? { text: `Offline · ${pendingText(waiting)}`, short: 'Offline', spoken: true }
      : { text: 'Offline', spoken: true };
  if (syncing > 0) return { text: `Syncing ${countTexts(syncing, syncingKind)}...`, spoken: false };
  if (pending > 0) return { text: pendingText(pending), spoken: false };
  return null;
}

/** Shorter syncs, such as auto-saves, aren't shown. */
const shownAfterMs = 1_000;
const allSyncedForMs = 3_000;
const allSynced: Line = { text: 'All synced', spoken: true };
/** The confirmation after a sync that wasn't announced. */
const allSyncedQuietly: Line = { ...allSynced, spoken: false };

const isSame = (a: Line | null, b: Line | null) => a?.text === b?.text && a?.leadsTo === b?.leadsTo;

/** Debounces the line, and confirms when everything is synced again. */
function useDebouncedLine(line: Line | null): Line | null {
  const [shown, setShown] = useState<Line | null>(null);
  const isConfirmation = shown?.text === allSynced.text;
  const next = line ?? (shown && !isConfirmation ? (shown.spoken ? allSynced : allSyncedQuietly) : null);
  const delay = line && !line.spoken && !shown ? shownAfterMs : isConfirmation && !line ? allSyncedForMs : 0;
  // `next` is a new object on each render, so compare its content.
  const isShown = isSame(next, shown);
  const key = `${next?.text}/${next?.leadsTo}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `next`
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setShown(next), delay);
    return () => clearTimeout(timer);
  }, [isShown, key, delay]);
  return shown;
}

/** The sync state of all the member's documents; empty while everything is synced. */
export function SyncLine() {
  const documents = use(DocumentsContext);
  return documents ? <SyncLineOf documents={documents} /> : null;
}

/** Asks the browser not to delete this site's storage when the disk is full. Called only once needed: some browsers ask the member. */
async function requestPersistentStorage(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // The texts are then kept as long as the browser has room.
  }
}

function SyncLineOf({ documents }: { documents: DocumentStore }) {
  const overview = useSyncOverview();
  const shown = useDebouncedLine(syncLine(overview));
  const { pending, syncing, conflicts, errors } = overview;
  const isOnlyHere = pending + syncing + conflicts + errors > 0;
  useEffect(() => {
    if (isOnlyHere) void requestPersistentStorage();
  }, [isOnlyHere]);
  const moveOn = useMoveOn();
  /** Opens the document with this status, or the list if there are several. */
  const openFirst = async (status: 'conflict' | 'error') => {
    const [text, ...others] = (await documents.list()).filter(({ syncStatus }) => syncStatus === status);
    if (text) void moveOn(others.length === 0 ? localDocumentPath(text) : kinds[text.kind].list);
  };
  const { text, short = text, leadsTo, spoken }: Line = shown ?? { text: '', spoken: false };
  return (
    <>
      <VisuallyHidden role="status">{spoken && text}</VisuallyHidden>
      {leadsTo ? (
        <Button
          data-sync-line
          variant="ghost"
          size="sm"
          minW="target"
          px={{ base: '0', sm: '3' }}
          color="danger"
          aria-label={text}
          title={text}
          onClick={() => void openFirst(leadsTo)}
        >
          <WarningIcon />
          <chakra.span hideBelow="sm">{text}</chakra.span>
        </Button>
      ) : (
        shown && (
          <chakra.span
            data-sync-line
            display="inline-flex"
            alignItems="center"
            gap="1"
            px={{ base: '1', md: '2' }}
            minW="0"
            color="ink.muted"
            textStyle="small"
            whiteSpace="nowrap"
            // On phones only important states fit.
            hideBelow={spoken && shown !== allSynced ? undefined : 'md'}
          >
            {shown.text === allSynced.text && <CheckIcon color="accent" />}
            {short === text ? (
              <chakra.span truncate>{text}</chakra.span>
            ) : (
              <>
                <chakra.span hideBelow="md" truncate>
                  {text}
                </chakra.span>
                <chakra.span hideFrom="md" title={text}>
                  {short}
                </chakra.span>
              </>
            )}
          </chakra.span>
        )
      )}
    </>
  );
}
