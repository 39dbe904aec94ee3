import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { addTags, tagSeparators } from '../../../documents/model/addTags';
import type { ExerciseState } from '../../../documents/model/exerciseState';
import type { LocalDocument } from '../../../documents/model/model';
import { EditorColumn, EditorContext, EditorScreen } from '../../../documents/screens/EditorScreen';
import { EditorStatus } from '../../../documents/screens/EditorStatus';
import { EditorText, useTextLanguage } from '../../../documents/screens/EditorText';
import { LockNotice } from '../../../documents/screens/LockNotice';
import { TipsBox } from '../../../documents/screens/TipsBox';
import { useTagEntry } from '../../../documents/screens/useTagEntry';
import { useWriting, type Writing } from '../../../documents/screens/useWriting';
import { WordFacts } from '../../../documents/screens/WordFacts';
import { WritingDialogs } from '../../../documents/screens/WritingDialogs';
import { WritingSurface } from '../../../documents/screens/WritingSurface';
import type { DocumentStore } from '../../../documents/sync/documentStore';
import { ToolsMenu } from '../../../documents/tools/ToolsMenu';
import { useShortcutHint } from '../../../shortcuts/shortcuts';
import { ExpandIcon } from '../../../ui/content/icons';
import { Tooltip } from '../../../ui/feedback/Tooltip';
import { Button } from '../../../ui/form/Button';
import { StorySession } from '../../sessions/session/StorySession';
import { StorySessionClock } from '../../sessions/session/StorySessionClock';
import { ExercisePrompt } from '../../writing/exercise/ExercisePrompt';
import { EditorActions } from './EditorActions';
import { EditorTitle } from './EditorTitle';
import { FollowedStory } from './FollowedStory';
import { StoryDetails } from './StoryDetails';
import { missingForSave } from './saveChecks';
import { UnpublishedChanges } from './UnpublishedChanges';
import { useExercise } from './useExercise';
import { useWritingTimer } from './useWritingTimer';
import { WritingTimerBar, type WritingTimerBarProps } from './WritingTimerBar';

interface StoryEditorProps {
  documents: DocumentStore;
  /** The document from the device, or one just created. */
  document: LocalDocument;
  isStored: boolean;
  heading: string;
  /** Links to other pages of the story on the server, in its header line. */
  links?: (storyId: string) => ReactNode;
  notice?: ReactNode;
  /** The story's exercise, if the page knows it. */
  exercise?: ExerciseState | null;
  rows: number;
  /** Where Cancel leads; to the text's page, if it is absent. */
  cancelTo?: string;
  onStored?: (localId: string) => void;
}

/** Loads code in advance for the screens to which the editor leads. */
const loadAhead = () => [
  import('./StoriesPage'),
  import('../../../documents/screens/LocalExcerpt'),
  import('./StoryPage'),
];

export function StoryEditor(props: StoryEditorProps) {
  const { documents, document: opened, isStored, heading, links, notice, rows, cancelTo } = props;
  const exercise = useExercise(documents.memberId, opened.exerciseId, props.exercise ?? null);
  const timeLimit = exercise?.exerciseTimeLimit ?? null;
  const [showsDetails, setShowsDetails] = useState(false);
  const title = useRef<HTMLTextAreaElement>(null);
  const writing = useWriting({
    ...props,
    modes: 'previewAndZen',
    settle: () => tagEntry.settle(), // Called after the render, when `tagEntry` exists.
    loadAhead,
  });
  const { document, facts, fields, refs, mode, changeMode, readOnly, clearError, change } = writing;
  const tagEntry = useTagEntry(facts.tags, addTags, (tags) => change({ tags }), tagSeparators);
  const timer = useWritingTimer(timeLimit);
  const zen = mode === 'zen';
  const status = <StoryStatus writing={writing} problemElsewhere={tagEntry.inTheWay} />;
  const clocks = <Clocks sessionId={document.sessionId} zen={zen} timer={timer} limit={timeLimit} />;
  return (
    <EditorScreen
      writing={writing}
      heading={heading}
      tools={
        <>
          {!zen && clocks}
          {document.id !== null && links?.(document.id)}
          <ZenButton onPress={() => changeMode('zen')} />
        </>
      }
    >
      {document.id !== null && <FollowedStory documents={documents} id={document.id} />}
      <EditorContext>
        <LockNotice kind="story" lock={writing.lock} />
        {notice}
        {exercise && <ExercisePrompt exercise={exercise} />}
        {opened.sessionId && <StorySession sessionId={opened.sessionId} />}
        <WritingTips memberId={documents.memberId} onDismissed={() => title.current?.focus()} />
      </EditorContext>
      <EditorColumn>
        <WritingSurface
          zen={zen}
          timer={zen && clocks}
          status={zen && status}
          facts={zen && <WordFacts writing={writing} />}
          tools={zen && <ToolsMenu writing={writing} />}
          onExit={() => changeMode('edit')}
          title={
            <EditorTitle
              value={facts.title}
              lang={useTextLanguage(writing)}
              readOnly={readOnly}
              autoFocus={opened.id === null && !isStored}
              error={fields.title}
              inputRef={title}
              refusals={writing.refusals}
              missing={missingForSave(writing)}
              onChange={(title) => {
                clearError('title');
                change({ title });
              }}
              onLeave={() => refs.editor.current?.focus()}
            />
          }
          text={<EditorText writing={writing} rows={rows} />}
        />
      </EditorColumn>
      <EditorActions
        writing={writing}
        status={!zen && status}
        cancelTo={cancelTo}
        hasDetailsError={tagEntry.inTheWay !== undefined}
        onDetails={() => setShowsDetails(true)}
      />
      <StoryDetails
        writing={writing}
        tagEntry={tagEntry}
        open={showsDetails}
        onClose={() => setShowsDetails(false)}
      />
      <WritingDialogs document={document} dialogs={writing.dialogs} />
    </EditorScreen>
  );
}

const StoryStatus = ({
  writing,
  problemElsewhere,
}: {
  writing: Writing;
  problemElsewhere: string | undefined;
}) => (
  <EditorStatus {...writing.status} problemElsewhere={problemElsewhere}>
    <UnpublishedChanges writing={writing} />
  </EditorStatus>
);

interface ClocksProps extends WritingTimerBarProps {
  sessionId: string | null;
  zen: boolean;
}

/** The clock of the session's sprint, and the writing timer. */
const Clocks = ({ sessionId, zen, ...timer }: ClocksProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1" minW="0">
    {sessionId && <StorySessionClock sessionId={sessionId} zen={zen} />}
    <WritingTimerBar {...timer} />
  </chakra.div>
);

function WritingTips({ memberId, onDismissed }: { memberId: string | null; onDismissed: () => void }) {
  const zen = useShortcutHint('zen_mode');
  return (
    <TipsBox name="writing" label="Writing tips" memberId={memberId} onDismissed={onDismissed}>
      <p>Begin anywhere. The first sentence can be written last.</p>
      <p>
        Write in Markdown: *emphasis*, **strong**, # for a heading, *** for a break between scenes. Preview
        shows it as readers will see it.
      </p>
      <chakra.p hideBelow="md">{zen.keys} hides everything but the page.</chakra.p>
    </TipsBox>
  );
}

function ZenButton({ onPress }: { onPress: () => void }) {
  const { keys, aria } = useShortcutHint('zen_mode');
  return (
    <Tooltip text={keys}>
      <Button variant="ghost" size="sm" aria-keyshortcuts={aria} onClick={onPress}>
        <ExpandIcon />
        {/* On a phone the icon leaves room for the tools in the same line. */}
        <chakra.span srOnly={{ base: true, md: false }}>Zen mode</chakra.span>
      </Button>
    </Tooltip>
  );
}
