import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckIcon, WarningIcon } from '../../ui/content/icons';
import { Button } from '../../ui/form/Button';
import { kinds } from '../model/kinds';
import { localStoryPath } from '../model/localStoryPath';
import type { DocumentStore, SyncOverview } from '../sync/documentStore';
import { DocumentsContext, useSyncOverview } from '../useDocuments';
import { countTexts } from './countTexts';

interface Line {
  text: string;
  /** Worth telling to who can't see it. */
  spoken: boolean;
  /** The texts behind it, where they want their author. */
  leadsTo?: 'conflict' | 'error';
}

const pendingText = (count: number) => `${count} pending`;

/** In the words of the specification, section 2. */
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
  if (!online) return { text: waiting > 0 ? `Offline · ${pendingText(waiting)}` : 'Offline', spoken: true };
  if (syncing > 0) return { text: `Syncing ${countTexts(syncing, syncingKind)}...`, spoken: false };
  if (pending > 0) return { text: pendingText(pending), spoken: false };
  return null;
}

/** What is sent sooner is not worth a word: an auto-save passes by unseen. */
const noticedAfterMs = 1_000;
const allSyncedForMs = 3_000;
const allSynced: Line = { text: 'All synced', spoken: true };

const isSame = (a: Line | null, b: Line | null) => a?.text === b?.text && a?.leadsTo === b?.leadsTo;

/** What is shown of it: not each flicker, and a word when all is well again. */
function useCalmLine(line: Line | null): Line | null {
  const [shown, setShown] = useState<Line | null>(null);
  const isOver = shown === allSynced;
  const next = line ?? (shown && !isOver ? allSynced : null);
  const delay = line && !line.spoken && !shown ? noticedAfterMs : isOver && !line ? allSyncedForMs : 0;
  // Made anew with each render, so compared by what it says.
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

/** How the member's stories stand between this device and the server; nothing while all is well. */
export function SyncLine() {
  const documents = use(DocumentsContext);
  return documents ? <LineOf documents={documents} /> : null;
}

function LineOf({ documents }: { documents: DocumentStore }) {
  const shown = useCalmLine(syncLine(useSyncOverview()));
  const navigate = useNavigate();
  const lead = async (status: 'conflict' | 'error') => {
    const [text, ...others] = (await documents.list()).filter(({ syncStatus }) => syncStatus === status);
    if (text) void navigate(others.length === 0 ? localStoryPath(text) : kinds[text.kind].list);
  };
  const { text, leadsTo, spoken } = shown ?? { text: '', spoken: false };
  return (
    <>
      <VisuallyHidden role="status">{spoken && text}</VisuallyHidden>
      {leadsTo ? (
        <Button variant="ghost" size="sm" color="danger" onClick={() => void lead(leadsTo)}>
          <WarningIcon />
          {text}
        </Button>
      ) : (
        shown && (
          <chakra.span
            display="inline-flex"
            alignItems="center"
            gap="1"
            px="2"
            color="ink.muted"
            textStyle="small"
            whiteSpace="nowrap"
            // A phone's bar has room for what matters alone.
            hideBelow={spoken && shown !== allSynced ? undefined : 'md'}
          >
            {shown === allSynced && <CheckIcon color="accent" />}
            {text}
          </chakra.span>
        )
      )}
    </>
  );
}
