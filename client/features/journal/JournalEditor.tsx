import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import type { Desk } from '../../offline/desk';
import type { LocalStory } from '../../offline/model';
import { useToday } from '../../ui/useToday';
import { WordFacts } from '../story/WordFacts';
import { EditorStatus } from '../writing/EditorStatus';
import { EditorText } from '../writing/EditorText';
import { GivenTitle } from '../writing/GivenTitle';
import { LockNotice } from '../writing/LockNotice';
import { SaveActions } from '../writing/SaveActions';
import { useAskAgain } from '../writing/useAskAgain';
import { useWriting } from '../writing/useWriting';
import { WritingDialogs } from '../writing/WritingDialogs';
import { JournalDetails } from './JournalDetails';
import { JournalTips } from './JournalTips';

export interface JournalEditorProps {
  desk: Desk;
  /** As this device has it, or begun just now. */
  story: LocalStory;
  /** Whether the device has it already. */
  kept: boolean;
  cancelTo: string;
  /** It is on this device from now on. */
  onKept?: (localId: string) => void;
  /** Another day has begun before the first word. */
  onNewDay?: () => void;
}

const loadAhead = () => [import('./JournalsPage'), import('./JournalPage')];

export function JournalEditor({ desk, story: opened, kept, cancelTo, onKept, onNewDay }: JournalEditorProps) {
  const writing = useWriting({ desk, story: opened, kept, modes: 'preview', loadAhead, onKept });
  const { story, facts, changed, text, places } = writing;
  const isNew = opened.id === null;
  useAskAgain(desk, story.id);

  const today = useToday();
  const tellOfNewDay = useEffectEvent(() => {
    if (!kept && !changed && opened.createdAt < today) onNewDay?.();
  });
  useEffect(() => {
    // The effect is for the day that begins while the page is there.
    if (today) tellOfNewDay();
  }, [today]);

  return (
    <chakra.div display="grid" gap={{ base: '4', md: '6' }}>
      <LockNotice kind="journal" lock={writing.lock} />
      {isNew && <JournalTips memberId={desk.memberId} onDismiss={() => places.editor.current?.focus()} />}
      <GivenTitle kind="journal" title={facts.title} />
      <EditorText
        writing={writing}
        rows={30}
        autoFocus={isNew && !kept}
        aside={<WordFacts words={text.words} />}
      />
      {!isNew && <JournalDetails writing={writing} />}
      <SaveActions
        status={<EditorStatus {...writing.status} />}
        asks={story.syncStatus === 'conflict'}
        label={isNew ? 'Save Journal Entry' : 'Save Changes'}
        enabled={writing.canSave}
        saving={writing.saving === 'asChosen'}
        onCancel={() => writing.cancel(cancelTo)}
        onSave={() => void writing.saveAndLeave('asChosen')}
      />
      <WritingDialogs story={story} dialogs={writing.dialogs} />
    </chakra.div>
  );
}
