import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MarkdownEditorHandle } from '../../editor/editor';
import type { Desk, SaveOutcome } from '../../offline/desk';
import { useStoryLock, useSyncOverview } from '../../offline/hooks';
import type { LocalStory, Privacy } from '../../offline/model';
import { useShortcut } from '../../shortcuts/shortcuts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { toast } from '../../ui/toaster';
import { useLeaveGuard } from '../../ui/useLeaveGuard';
import { endSignIn } from '../account/endedSignIn';
import { ConflictDialog } from './ConflictDialog';
import { EditorActions } from './EditorActions';
import { EditorStatus } from './EditorStatus';
import { EditorText } from './EditorText';
import { EditorTitle } from './EditorTitle';
import { FollowedStory } from './FollowedStory';
import { LockNotice } from './LockNotice';
import { PrivacyChoice } from './PrivacyChoice';
import { addTag } from './storyDraft';
import type { DraftFacts } from './storyWriter';
import { TagInput } from './TagInput';
import { useEditorMode } from './useEditorMode';
import { type SaveMode, useStorySave } from './useStorySave';
import { useStoryWriter } from './useStoryWriter';
import { useTextFacts } from './useTextFacts';
import { useWritingTimer } from './useWritingTimer';
import { WordFacts } from './WordFacts';
import { WritingSurface } from './WritingSurface';
import { WritingTimerBar } from './WritingTimerBar';
import { WritingTips } from './WritingTips';
import { ZenButton } from './ZenButton';

export interface StoryEditorProps {
  desk: Desk;
  /** As this device has it, or begun just now. */
  story: LocalStory;
  /** Whether the device has it already. */
  kept: boolean;
  rows: number;
  cancelTo: string;
  /** The exercise's limit, in minutes. */
  timeLimit?: number | null;
  /** It is on this device from now on. */
  onKept?: (localId: string) => void;
}

const privateNow = 'This story is private now: nobody else can read it any more.';
const privateSoon =
  'This story becomes private as soon as the server can be reached. Until then others can still read it.';

export function StoryEditor(props: StoryEditorProps) {
  const { desk, story: opened, kept, rows, cancelTo, timeLimit = null, onKept } = props;
  const editor = useRef<MarkdownEditorHandle>(null);
  const title = useRef<HTMLInputElement>(null);
  const places = {
    writing: useRef<HTMLDivElement>(null),
    editor,
    preview: useRef<HTMLDivElement>(null),
  };
  const [writer, state] = useStoryWriter(desk, opened, kept, editor);
  const { story, facts } = state;
  const { saving, missing, mend, save, withdraw } = useStorySave(desk, writer);
  const [text, lookAtText] = useTextFacts(editor, story.content);
  const lock = useStoryLock(story.localId);
  const { online, signedOut, storageProblem } = useSyncOverview();
  const timer = useWritingTimer(timeLimit);
  const navigate = useNavigate();
  const [mode, changeMode] = useEditorMode(places);
  const [asking, setAsking] = useState<'hide' | 'resolve' | null>(null);
  const [pressed, setPressed] = useState(false);
  const resolving = useRef(false);
  const [privacyNote, setPrivacyNote] = useState<string>();
  const [tagEntry, setTagEntry] = useState('');
  const [tagProblem, setTagProblem] = useState<{ text: string; isInTheWay: boolean }>();

  // What the server has is safe, wherever this device stands.
  const unkept =
    (storageProblem !== null || state.storageProblem !== null) &&
    (state.dirty || story.syncStatus !== 'synced');
  const guard = useLeaveGuard(unkept && state.changed);
  // While the page waits to be left, no word may be typed that the save doesn't have.
  const leaving = saving !== null && saving !== 'keepPrivacy';
  const readOnly = leaving || lock.isElsewhere;
  const enabled = facts.title.trim() !== '' && !text.blank && saving === null && !lock.isElsewhere;
  const fields = { ...story.problem?.fields, ...missing };

  useEffect(() => {
    // Where a save may lead when the server, and its code with it, can't be reached.
    for (const load of [
      () => import('./StoriesPage'),
      () => import('./LocalExcerpt'),
      () => import('./StoryPage'),
    ])
      load().catch(() => {});
  }, []);

  const isKept = story.revision > opened.revision;
  const left = useRef(false);
  // Who is led away by a save stays on their way.
  const tellKept = useEffectEvent(() => {
    if (!left.current) onKept?.(story.localId);
  });
  useEffect(() => {
    if (isKept) tellKept();
  }, [isKept]);

  const isOver = state.gone && !state.dirty;
  const leaveDeleted = () => {
    guard.letLeave();
    void navigate('/stories');
  };
  const tellDeleted = useEffectEvent(() => {
    if (resolving.current) return;
    toast.error('This story was deleted somewhere else');
    leaveDeleted();
  });
  useEffect(() => {
    if (isOver) tellDeleted();
  }, [isOver]);

  /** Makes what is typed for a tag one; false where it can't be. */
  const addTagEntry = (isInTheWay: boolean) => {
    const added = addTag(facts.tags, tagEntry);
    setTagProblem(added.problem ? { text: added.problem, isInTheWay } : undefined);
    if (added.problem) return false;
    setTagEntry('');
    if (added.tags !== facts.tags) writer.change({ tags: added.tags });
    return true;
  };
  // A tag that was typed and not entered is meant to be saved too.
  const press = async (mode: SaveMode): Promise<SaveOutcome | null> => {
    if (readOnly || !addTagEntry(true)) return null;
    setPressed(true);
    const outcome = await save(mode);
    if (outcome?.kind === 'conflict') setAsking('resolve');
    return outcome;
  };
  const saveAndLeave = async (mode: SaveMode) => {
    const outcome = await press(mode);
    if (outcome?.kind !== 'synced' && outcome?.kind !== 'waiting') return;
    const isWaiting = outcome.kind === 'waiting';
    // In this tab alone: it stays open until the server has it. What was slow a moment ago may have kept it since.
    const isUnkept = writer.read().storageProblem !== null || desk.overview().storageProblem !== null;
    if (isWaiting && isUnkept) return;
    // Signing in is what it waits for, and leads back to here.
    if (isWaiting && desk.overview().signedOut) return endSignIn();
    if (isWaiting) toast.success('Saved on this device');
    left.current = true;
    guard.letLeave();
    void navigate(outcome.id === null ? '/stories' : `/stories/${outcome.id}`);
  };
  const saveDraft = () => {
    if (story.base && story.base.privacyLevel !== 'PRIVATE') setAsking('hide');
    else void saveAndLeave('draft');
  };
  const choosePrivacy = async (privacyLevel: Privacy) => {
    writer.change({ privacyLevel });
    setPrivacyNote(undefined);
    if (privacyLevel !== 'PRIVATE' || !story.base || story.base.privacyLevel === 'PRIVATE') return;
    const outcome = await withdraw().catch(() => null);
    if (writer.read().facts.privacyLevel === 'PRIVATE')
      setPrivacyNote(outcome?.kind === 'synced' ? privateNow : privateSoon);
  };
  const textChanged = () => {
    lookAtText();
    if (Object.keys(missing).length > 0) mend('content');
    writer.textChanged();
    setPressed(false);
  };
  const change = (next: Partial<DraftFacts>) => {
    setPressed(false);
    writer.change(next);
  };

  useShortcut('save_story', () => void press('keepPrivacy'));

  const status: ReactNode = (
    <EditorStatus
      state={state}
      online={online}
      signedOut={signedOut}
      unkept={unkept}
      pressed={pressed}
      elsewhere={tagProblem?.isInTheWay ? tagProblem.text : undefined}
      readText={() => writer.draft().content}
      onRetry={() => void desk.retry(story.localId)}
      onResolve={() => setAsking('resolve')}
    />
  );
  const timerBar = <WritingTimerBar timer={timer} limit={timeLimit} />;
  return (
    <chakra.div display="grid" gap={{ base: '4', md: '6' }}>
      {story.id !== null && <FollowedStory desk={desk} id={story.id} />}
      {lock.isElsewhere && <LockNotice onTakeOver={lock.takeOver} />}
      <WritingTips memberId={desk.memberId} onDismiss={() => title.current?.focus()} />
      <WritingSurface
        zen={mode === 'zen'}
        words={text.words}
        timer={mode === 'zen' && timerBar}
        status={mode === 'zen' && status}
        onExit={() => changeMode('edit')}
        title={
          <EditorTitle
            value={facts.title}
            bare={mode === 'zen'}
            readOnly={readOnly}
            autoFocus={opened.id === null && !kept}
            error={fields.title}
            inputRef={title}
            onChange={(title) => {
              mend('title');
              change({ title });
            }}
          />
        }
        text={
          <EditorText
            initialText={story.content}
            readText={() => writer.draft().content}
            rows={rows}
            readOnly={readOnly}
            error={fields.content}
            mode={mode}
            places={places}
            editorRef={editor}
            aside={
              <>
                {/* On a phone, under the line that holds the modes. */}
                <chakra.div order={{ base: '1', sm: '0' }} flexBasis={{ base: 'full', sm: 'auto' }}>
                  {mode !== 'zen' && <WordFacts words={text.words} />}
                </chakra.div>
                <ZenButton onPress={() => changeMode('zen')} />
              </>
            }
            onMode={changeMode}
            onChange={textChanged}
          />
        }
      />
      {mode !== 'zen' && timerBar}
      <TagInput
        tags={facts.tags}
        readOnly={readOnly}
        onChange={(tags) => {
          setTagProblem(undefined);
          change({ tags });
        }}
        entry={tagEntry}
        onEntryChange={(entry) => {
          setTagProblem(undefined);
          setTagEntry(entry);
        }}
        onAdd={() => addTagEntry(false)}
        onTake={(name) => {
          setTagProblem(undefined);
          setTagEntry('');
          change({ tags: addTag(facts.tags, name).tags });
        }}
        error={tagProblem?.text ?? fields.tags}
      />
      <PrivacyChoice
        value={facts.privacyLevel}
        onChange={(level) => void choosePrivacy(level)}
        note={privacyNote}
        disabled={readOnly}
        error={fields.privacyLevel}
      />
      <EditorActions
        status={mode !== 'zen' && status}
        asks={story.syncStatus === 'conflict'}
        publishes={facts.privacyLevel === 'PUBLIC'}
        enabled={enabled}
        saving={saving}
        onCancel={() => void navigate(cancelTo)}
        onSaveDraft={saveDraft}
        onSave={() => void saveAndLeave('asChosen')}
      />
      <ConfirmDialog
        open={asking === 'hide'}
        onClose={() => setAsking(null)}
        text="Saving it as a draft makes this story private: nobody else can read it any more."
        confirmLabel="Make private and save"
        tone="solid"
        onConfirm={() => saveAndLeave('draft')}
      />
      <ConfirmDialog
        open={guard.asking}
        onClose={guard.stay}
        text="Leave without saving? This device has no room to keep your text."
        confirmLabel="Leave"
        onConfirm={guard.leave}
      />
      {asking === 'resolve' && story.syncStatus === 'conflict' && (
        <ConflictDialog
          story={story}
          onResolve={async (resolution, merged) => {
            await writer.flush();
            const isLetGo = resolution === 'use-server' && !story.conflictData?.serverVersion;
            resolving.current = isLetGo;
            await desk.resolve(story.localId, resolution, merged);
            if (isLetGo) leaveDeleted();
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </chakra.div>
  );
}
