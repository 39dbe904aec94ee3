import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { localStoryPath } from '../features/story/localStoryPath';
import { kinds } from '../features/writing/kinds';
import type { Desk, SyncOverview } from '../offline/desk';
import { DeskContext, useSyncOverview } from '../offline/hooks';
import { Button } from './Button';
import { countTexts } from './countTexts';
import { CheckIcon, WarningIcon } from './icons';

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

/** What is shown of it: not each flicker, and a word when all is well again. */
function useCalmLine(line: Line | null): Line | null {
  const [shown, setShown] = useState<Line | null>(null);
  const next = line ?? (shown && (shown === allSynced ? null : allSynced));
  const delay =
    line && !line.spoken && !shown ? noticedAfterMs : shown === allSynced && !line ? allSyncedForMs : 0;
  const key = next && `${next.text}/${next.leadsTo ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that say the same are the same
  useEffect(() => {
    const timer = setTimeout(() => setShown(next), delay);
    return () => clearTimeout(timer);
  }, [key, delay, shown]);
  return shown;
}

/** How the member's stories stand between this device and the server; nothing while all is well. */
export function SyncLine() {
  const desk = use(DeskContext);
  return desk ? <LineOf desk={desk} /> : null;
}

function LineOf({ desk }: { desk: Desk }) {
  const shown = useCalmLine(syncLine(useSyncOverview()));
  const navigate = useNavigate();
  const lead = async (status: 'conflict' | 'error') => {
    const [text, ...others] = (await desk.list()).filter(({ syncStatus }) => syncStatus === status);
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
