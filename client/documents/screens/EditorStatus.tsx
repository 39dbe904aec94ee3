import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { graphql } from 'relay-runtime';
import type { EditorStatusQuery } from '../../__generated__/EditorStatusQuery.graphql';
import { expireSignIn } from '../../auth/endedSignIn';
import { environment } from '../../relay/environment';
import { readNow } from '../../relay/requests';
import { useSettings } from '../../settings/useSettings';
import { downloadText } from '../../ui/content/downloadText';
import { spaceLine } from '../../ui/content/formats';
import { readLastSuccessId } from '../../ui/feedback/toaster';
import { Button, LinkButton, TextLink } from '../../ui/form/Button';
import { useIsPhone } from '../../ui/layout/useIsPhone';
import { kinds } from '../model/kinds';
import { untitledDraft } from '../model/model';
import { savedMessages, unpublishedNotice } from '../model/published';
import { DocumentStatus } from './DocumentStatus';
import type { AutoSaveState, WriterState } from './writerState';

interface EditorStatusProps {
  state: WriterState;
  online: boolean;
  signedOut: boolean;
  /** The device can't store anything; the text exists only in this tab until the server has it. */
  isOnlyInTab: boolean;
  /** Whether a button started the current or last save. */
  pressed: boolean;
  /** The save that is under way. */
  saving: string | null;
  /** An error at a field that may be out of view. */
  problemElsewhere?: string;
  /** More about the text's state, beside it. */
  children?: ReactNode;
  readText: () => string;
  onRetry: () => void;
  onResolve: () => void;
}

/** The sync state in words; 'Saved' only once the server has the text. */
export function EditorStatus(props: EditorStatusProps) {
  const { state, online, signedOut, isOnlyInTab, problemElsewhere, readText, onRetry, onResolve } = props;
  const { document, facts } = state;
  const stateText = stateInWords(props, useIsPhone());
  const space = useSpaceLine(state.indicator);
  if (isOnlyInTab) return <OnlyInTab title={facts.title} readText={readText} />;
  if (document.syncStatus === 'conflict')
    return (
      <Line tone="ink">
        <DocumentStatus document={document} online={online} />
        <chakra.span flex="1 1 7rem">
          {`This ${kinds[document.kind].name} was ${
            document.conflictData?.serverVersion === null ? 'deleted' : 'changed'
          } somewhere else. Your text is safe here.`}
        </chakra.span>
        <Button size="sm" onClick={onResolve}>
          Resolve
        </Button>
      </Line>
    );
  if (problemElsewhere) return <Line>Not saved. {problemElsewhere}</Line>;
  if (signedOut)
    return (
      <Line tone="ink">
        <DocumentStatus document={document} online={online} />
        You are signed out. Your text is kept on this device, and goes up once you have signed in.
        <LinkButton
          to="/login"
          variant="outline"
          size="sm"
          onClick={(event) => {
            event.preventDefault();
            expireSignIn();
          }}
        >
          Sign in
        </LinkButton>
      </Line>
    );
  if (document.syncStatus === 'error' || document.problem)
    return (
      <Line>
        {/* Stays during retries, until one succeeds. */}
        <DocumentStatus document={{ ...document, syncStatus: 'error' }} online={online} />
        {`Save failed. ${document.problem?.message ?? ''}`}
        <Button variant="outline" size="sm" onClick={onRetry}>
          Retry
        </Button>
      </Line>
    );
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      columnGap="2"
      flexWrap="wrap"
      textStyle="small"
      color="ink.muted"
    >
      {(document.id !== null || state.settled || state.indicator !== 'idle') && (
        <DocumentStatus
          // An untitled story is shown as a draft, although the server has it under a generated title.
          document={
            isUntitled(state) && document.syncStatus === 'synced'
              ? { ...document, syncStatus: 'draft' }
              : document
          }
          online={online}
        />
      )}
      <span>{stateText}</span>
      {props.children}
      <StatusNews merged={state.merged} space={space} />
      <Announcement {...props} stateText={stateText} />
    </chakra.div>
  );
}

/** What was merged, or how much storage is left, announced to screen readers as well. */
const StatusNews = ({ merged, space }: { merged: boolean; space: string | null }) => (
  <span role="status">
    {merged && 'Merged with changes made elsewhere. '}
    {space && (
      <>
        {space} <TextLink to="/settings?tab=data">Settings</TextLink>
      </>
    )}
  </span>
);

const storageQuery = graphql`
  query EditorStatusQuery {
    viewer {
      storage {
        bytes
        bytesMax
        hourBytes
        hourBytesMax
      }
    }
  }
`;
const storageCheckMs = 60_000;

/** Warns before a save is refused. Asks the server after a save, at most once a minute. */
function useSpaceLine(indicator: AutoSaveState): string | null {
  const [line, setLine] = useState<string | null>(null);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const isSaved = indicator === 'saved';
  useEffect(() => {
    if (!isSaved || performance.now() - askedAt.current < storageCheckMs) return;
    askedAt.current = performance.now();
    readNow<EditorStatusQuery>(environment, storageQuery, {}).then(
      (data) => setLine(data?.viewer ? spaceLine(data.viewer.storage) : null),
      () => {},
    );
  }, [isSaved]);
  return line;
}

/** Shown if the only copy of the text is in this tab. */
const OnlyInTab = ({ title, readText }: { title: string; readText: () => string }) => (
  <Line>
    This device has no room to keep your text. It is in this tab alone until the server has it.
    <Button
      variant="outline"
      size="sm"
      onClick={() => downloadText(markdownFileName(title), readText(), 'text/markdown;charset=utf-8')}
    >
      Download text
    </Button>
  </Line>
);

/** A state that needs the author's attention. */
function Line({ tone = 'danger', children }: { tone?: string; children: ReactNode }) {
  return (
    <chakra.div
      role="alert"
      flex="1"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      textStyle="small"
      color={tone}
    >
      {children}
    </chakra.div>
  );
}

const isUntitled = ({ document, facts }: WriterState) =>
  document.kind === 'story' && facts.title.trim() === '';

/** The state in words; empty where the badge beside it says enough. */
function stateInWords({ state, online, pressed }: EditorStatusProps, isPhone: boolean): string {
  const { indicator, settled, dirty, document } = state;
  if (indicator === 'saving') return 'Saving...';
  if (indicator === 'saved') {
    const waiting = unpublishedNotice(document.base);
    // A phone's bar must not move while the member types.
    if (waiting && (pressed || !isPhone)) return savedMessages[waiting];
    return isUntitled(state) ? `Saved as “${untitledDraft}”` : 'Saved';
  }
  if (indicator === 'error') return 'Save failed';
  if (dirty || (indicator === 'pending' && !settled)) return 'Unsaved changes';
  const isHere = settled && (document.syncStatus !== 'synced' || indicator === 'pending');
  return isHere || (!online && settled) ? 'Saved on this device' : '';
}

/** Announces only results to screen readers: saved, or stored only here. What a toast announces isn't said again. */
function Announcement({ state, pressed, saving, stateText }: EditorStatusProps & { stateText: string }) {
  const { auto_save_notifications } = useSettings().notifications;
  const { indicator } = state;
  const final = indicator === 'saved' || indicator === 'error' || (indicator === 'idle' && stateText !== '');
  const message = final && saving === null && (pressed || auto_save_notifications) ? stateText : null;
  const [shown, setShown] = useState('');
  const toastsBefore = useRef(readLastSuccessId());
  // Kept until the next message, so that hiding the indicator isn't announced.
  useEffect(() => {
    if (message !== null) setShown(readLastSuccessId() === toastsBefore.current ? message : '');
    else if (indicator === 'pending') setShown('');
    if (indicator === 'pending' && saving === null) toastsBefore.current = readLastSuccessId();
  }, [message, indicator, saving]);
  return (
    <chakra.span role="status" srOnly>
      {shown}
    </chakra.span>
  );
}

/** A document's file name: its title without characters that file names can't contain. */
function markdownFileName(title: string): string {
  const name = title
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, 80);
  return `${name || 'Untitled'}.md`;
}
