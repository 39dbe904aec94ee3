import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { LocalDocument, Privacy } from '../../documents/model/model';
import { addTags, tagSeparators } from '../../documents/model/storyDraft';
import { EditorStatus } from '../../documents/screens/EditorStatus';
import { EditorText } from '../../documents/screens/EditorText';
import { LockNotice } from '../../documents/screens/LockNotice';
import { TagInput } from '../../documents/screens/TagInput';
import { useTagEntry } from '../../documents/screens/useTagEntry';
import { useWriting } from '../../documents/screens/useWriting';
import { WordFacts } from '../../documents/screens/WordFacts';
import { WritingDialogs } from '../../documents/screens/WritingDialogs';
import { WritingSurface } from '../../documents/screens/WritingSurface';
import { WritingTips } from '../../documents/screens/WritingTips';
import { ZenButton } from '../../documents/screens/ZenButton';
import type { DocumentStore } from '../../documents/sync/documentStore';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { EditorActions } from './EditorActions';
import { EditorTitle } from './EditorTitle';
import { FollowedStory } from './FollowedStory';
import { PrivacyChoice } from './PrivacyChoice';
import { useWritingTimer } from './useWritingTimer';
import { WritingTimerBar } from './WritingTimerBar';

export interface StoryEditorProps {
  documents: DocumentStore;
  /** From the device, or just created. */
  story: LocalDocument;
  /** Whether the device has stored it. */
  kept: boolean;
  rows: number;
  cancelTo: string;
  /** The exercise's time limit in minutes. */
  timeLimit?: number | null;
  /** Called once the device has stored it. */
  onKept?: (localId: string) => void;
}

const privateNow = 'This story is private now: nobody else can read it any more.';
const privateSoon =
  'This story becomes private as soon as the server can be reached. Until then others can still read it.';

/** The message about missing parts; null if nothing is missing. */
function needsOf(hasTitle: boolean, hasText: boolean, to: 'save' | 'publish'): string | null {
  if (hasTitle && hasText) return null;
  if (hasTitle) return `Write some text to ${to}.`;
  return hasText ? `Add a title to ${to}.` : `Write a title and some text to ${to}.`;
}

const loadAhead = () => [
  import('./StoriesPage'),
  import('../../documents/screens/LocalExcerpt'),
  import('./StoryPage'),
];

export function StoryEditor(props: StoryEditorProps) {
  const { documents, story: opened, kept, rows, cancelTo, timeLimit = null, onKept } = props;
  const title = useRef<HTMLInputElement>(null);
  const writing = useWriting({
    documents,
    story: opened,
    kept,
    modes: 'previewAndZen',
    settle: () => tagEntry.settle(),
    loadAhead,
    onKept,
  });
  const { story, facts, fields, text, mode, changeMode, readOnly, saving, mend, change } = writing;
  const tagEntry = useTagEntry(facts.tags, addTags, (tags) => change({ tags }), tagSeparators);
  const timer = useWritingTimer(timeLimit);
  const [askingToHide, setAskingToHide] = useState(false);
  const [privacyNote, setPrivacyNote] = useState<string>();
  const hasTitle = facts.title.trim() !== '';
  const isSeenByOthers = story.base !== null && story.base.privacyLevel !== 'PRIVATE';

  const saveDraft = () => {
    if (isSeenByOthers) setAskingToHide(true);
    else void writing.saveAndLeave('draft');
  };
  const choosePrivacy = async (privacyLevel: Privacy) => {
    writing.writer.change({ privacyLevel });
    setPrivacyNote(undefined);
    if (privacyLevel !== 'PRIVATE' || !isSeenByOthers) return;
    const outcome = await writing.withdraw().catch(() => null);
    if (writing.writer.read().facts.privacyLevel === 'PRIVATE')
      setPrivacyNote(outcome?.kind === 'synced' ? privateNow : privateSoon);
  };

  const status = <EditorStatus {...writing.status} elsewhere={tagEntry.inTheWay} />;
  const timerBar = <WritingTimerBar timer={timer} limit={timeLimit} />;
  return (
    <chakra.div display="grid" gap={{ base: '4', md: '6' }}>
      {story.id !== null && <FollowedStory documents={documents} id={story.id} />}
      <LockNotice kind="story" lock={writing.lock} />
      <WritingTips memberId={documents.memberId} onDismiss={() => title.current?.focus()} />
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
            writing={writing}
            rows={rows}
            aside={
              <>
                {/* On phones below the row of tabs. */}
                <chakra.div order={{ base: '1', sm: '0' }} flexBasis={{ base: 'full', sm: 'auto' }}>
                  {mode !== 'zen' && <WordFacts words={text.words} />}
                </chakra.div>
                <ZenButton onPress={() => changeMode('zen')} />
              </>
            }
          />
        }
      />
      {mode !== 'zen' && timerBar}
      <TagInput
        tags={facts.tags}
        readOnly={readOnly}
        onChange={tagEntry.set}
        entry={tagEntry.entry}
        onEntryChange={tagEntry.type}
        onAdd={tagEntry.add}
        onTake={tagEntry.take}
        error={tagEntry.problem ?? fields.tags}
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
        needs={
          writing.needs ??
          needsOf(hasTitle, !text.blank, facts.privacyLevel === 'PUBLIC' ? 'publish' : 'save')
        }
        saving={saving}
        onCancel={() => writing.cancel(cancelTo)}
        onSaveDraft={saveDraft}
        onSave={() => void writing.saveAndLeave('asChosen')}
      />
      <ConfirmDialog
        open={askingToHide}
        onClose={() => setAskingToHide(false)}
        text="Saving it as a draft makes this story private: nobody else can read it any more."
        confirmLabel="Make private and save"
        tone="solid"
        onConfirm={() => writing.saveAndLeave('draft')}
      />
      <WritingDialogs story={story} dialogs={writing.dialogs} />
    </chakra.div>
  );
}
