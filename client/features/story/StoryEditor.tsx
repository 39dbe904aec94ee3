import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { LocalDocument } from '../../documents/model/model';
import { addTags, tagSeparators } from '../../documents/model/storyDraft';
import { EditorStatus } from '../../documents/screens/EditorStatus';
import { EditorText } from '../../documents/screens/EditorText';
import { LockNotice } from '../../documents/screens/LockNotice';
import { TagInput } from '../../documents/screens/TagInput';
import { useTagEntry } from '../../documents/screens/useTagEntry';
import { useWriting, type Writing } from '../../documents/screens/useWriting';
import { WordFacts } from '../../documents/screens/WordFacts';
import { WritingDialogs } from '../../documents/screens/WritingDialogs';
import { WritingSurface } from '../../documents/screens/WritingSurface';
import { WritingTips } from '../../documents/screens/WritingTips';
import { ZenButton } from '../../documents/screens/ZenButton';
import type { DocumentStore } from '../../documents/sync/documentStore';
import { EditorActions } from './EditorActions';
import { EditorTitle } from './EditorTitle';
import { FollowedStory } from './FollowedStory';
import { LanguageField } from './LanguageField';
import { ListedSwitch } from './ListedSwitch';
import { PrivacyChoice } from './PrivacyChoice';
import { UnpublishedChanges } from './UnpublishedChanges';
import { useWritingTimer } from './useWritingTimer';
import { WritingTimerBar } from './WritingTimerBar';

export interface StoryEditorProps {
  documents: DocumentStore;
  /** From the device, or just created. */
  document: LocalDocument;
  /** Whether the device has stored it. */
  kept: boolean;
  rows: number;
  cancelTo: string;
  /** The exercise's time limit in minutes. */
  timeLimit?: number | null;
  /** Called once the device has stored it. */
  onKept?: (localId: string) => void;
}

const loadAhead = () => [
  import('./StoriesPage'),
  import('../../documents/screens/LocalExcerpt'),
  import('./StoryPage'),
];

export function StoryEditor(props: StoryEditorProps) {
  const { documents, document: opened, kept, rows, cancelTo, timeLimit = null, onKept } = props;
  const title = useRef<HTMLInputElement>(null);
  const writing = useWriting({
    documents,
    document: opened,
    kept,
    modes: 'previewAndZen',
    settle: () => tagEntry.settle(),
    loadAhead,
    onKept,
  });
  const { document, facts, fields, text, mode, changeMode, readOnly, mend, change } = writing;
  const tagEntry = useTagEntry(facts.tags, addTags, (tags) => change({ tags }), tagSeparators);
  const timer = useWritingTimer(timeLimit);
  const zen = mode === 'zen';
  const status = <StoryStatus writing={writing} elsewhere={tagEntry.inTheWay} />;
  const timerBar = <WritingTimerBar timer={timer} limit={timeLimit} />;
  return (
    <chakra.div display="grid" gap={{ base: '4', md: '6' }}>
      {document.id !== null && <FollowedStory documents={documents} id={document.id} />}
      <LockNotice kind="story" lock={writing.lock} />
      <WritingTips memberId={documents.memberId} onDismiss={() => title.current?.focus()} />
      <WritingSurface
        zen={zen}
        words={text.words}
        timer={zen && timerBar}
        status={zen && status}
        onExit={() => changeMode('edit')}
        title={
          <EditorTitle
            value={facts.title}
            bare={zen}
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
                  {!zen && <WordFacts words={text.words} />}
                </chakra.div>
                <ZenButton onPress={() => changeMode('zen')} />
              </>
            }
          />
        }
      />
      {!zen && timerBar}
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
      <LanguageField writing={writing} />
      <PrivacyChoice writing={writing} />
      <ListedSwitch writing={writing} />
      <EditorActions writing={writing} status={!zen && status} cancelTo={cancelTo} />
      <WritingDialogs document={document} dialogs={writing.dialogs} />
    </chakra.div>
  );
}

const StoryStatus = ({ writing, elsewhere }: { writing: Writing; elsewhere: string | undefined }) => (
  <EditorStatus {...writing.status} elsewhere={elsewhere}>
    <UnpublishedChanges writing={writing} />
  </EditorStatus>
);
