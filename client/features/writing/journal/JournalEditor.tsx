import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { limits } from '../../../../server/contract/limits';
import type { LocalDocument } from '../../../documents/model/model';
import {
  EditorColumn,
  EditorContext,
  EditorFields,
  EditorScreen,
} from '../../../documents/screens/EditorScreen';
import { EditorText } from '../../../documents/screens/EditorText';
import { GivenTitle } from '../../../documents/screens/GivenTitle';
import { LockNotice } from '../../../documents/screens/LockNotice';
import { SaveActions } from '../../../documents/screens/SaveActions';
import { TipsBox } from '../../../documents/screens/TipsBox';
import { textDetail } from '../../../documents/screens/textDetail';
import { isTodaysEntry, newJournalPath } from '../../../documents/screens/todaysJournal';
import { useNewerCopy } from '../../../documents/screens/useNewerCopy';
import { useWriting, type Writing } from '../../../documents/screens/useWriting';
import { WritingDialogs } from '../../../documents/screens/WritingDialogs';
import type { DocumentStore } from '../../../documents/sync/documentStore';
import { useToday } from '../../../ui/content/useToday';
import { LinkButton } from '../../../ui/form/Button';
import { TextareaField, TextField } from '../../../ui/form/formFields';

interface JournalEditorProps {
  documents: DocumentStore;
  /** The document from the device, or one just created. */
  document: LocalDocument;
  /** Whether the device has stored it. */
  isStored: boolean;
  /** The page's title, such as 'New Journal'. */
  heading: string;
  /** Notices above the text. */
  context?: ReactNode;
  /** Where Cancel leads; to the text's page, if it is absent. */
  cancelTo?: string;
  /** Called once the device has stored it. */
  onStored?: (localId: string) => void;
  /** Called if a new day starts before the first word. */
  onNewDay?: () => void;
}

const loadAhead = () => [import('./JournalsPage'), import('./JournalPage')];

/** The screen on which a journal entry is written. */
export function JournalEditor({
  documents,
  document: opened,
  isStored,
  heading,
  context,
  cancelTo,
  onStored,
  onNewDay,
}: JournalEditorProps) {
  const writing = useWriting({
    documents,
    document: opened,
    isStored,
    modes: 'preview',
    loadAhead,
    onStored,
  });
  const { document, facts, changed, refs } = writing;
  const isNew = opened.id === null;
  const { state } = useLocation();
  const [isTodays] = useState(() => isTodaysEntry(state, new Date()));
  useNewerCopy(documents, document.id);

  const today = useToday();
  const notifyNewDay = useEffectEvent(() => {
    if (!isStored && !changed && opened.createdAt < today) onNewDay?.();
  });
  useEffect(() => {
    // Only a new day while the page is open changes `today`.
    if (today) notifyNewDay();
  }, [today]);

  return (
    <EditorScreen
      writing={writing}
      heading={isTodays ? 'Today’s entry' : heading}
      tools={
        isTodays && (
          <LinkButton to={`${newJournalPath}?another=1`} variant="ghost" size="sm">
            Another entry
          </LinkButton>
        )
      }
    >
      <EditorContext>
        <LockNotice kind="journal" lock={writing.lock} />
        {context}
        {isNew && (
          <JournalTips memberId={documents.memberId} onDismissed={() => refs.editor.current?.focus()} />
        )}
      </EditorContext>
      <EditorColumn>
        <GivenTitle kind="journal" title={facts.title} />
        <EditorText writing={writing} rows={30} autoFocus={isTodays ? 'end' : isNew && !isStored} />
        {!isNew && (
          <EditorFields>
            <JournalDetails writing={writing} />
          </EditorFields>
        )}
      </EditorColumn>
      <SaveActions
        writing={writing}
        label={isNew ? 'Save Journal Entry' : 'Save Changes'}
        cancelTo={cancelTo}
      />
      <WritingDialogs document={document} dialogs={writing.dialogs} />
    </EditorScreen>
  );
}

function JournalTips({ memberId, onDismissed }: { memberId: string; onDismissed: () => void }) {
  return (
    <TipsBox
      name="journal"
      label="Journal tips"
      brief="private, titled with the date, in Markdown"
      memberId={memberId}
      onDismissed={onDismissed}
    >
      <p>Your journal is private: nobody but you can read an entry.</p>
      <p>Each entry is titled with its date, so you can begin with the first word.</p>
      <p>Write in Markdown: *emphasis*, **strong**, # for a heading. Preview shows it formatted.</p>
    </TipsBox>
  );
}

/** Fields of an entry besides its text. */
function JournalDetails({ writing }: { writing: Writing }) {
  const { facts, fields, readOnly, clearError, change } = writing;
  const set = (key: 'mood' | 'prompt', value: string) => {
    clearError(key);
    change({ details: { ...facts.details, [key]: value } });
  };
  return (
    <>
      <TextField
        label="Mood"
        hint="Optional: how you felt, in a word or two."
        error={fields.mood}
        dir="auto"
        maxLength={limits.journal.moodMax}
        value={textDetail(facts.details, 'mood')}
        readOnly={readOnly}
        onValue={(mood) => set('mood', mood)}
      />
      <TextareaField
        label="Prompt"
        hint="Optional: what you wrote it from, be it a question, a line or a thing seen."
        error={fields.prompt}
        dir="auto"
        rows={3}
        maxLength={limits.journal.promptMax}
        value={textDetail(facts.details, 'prompt')}
        readOnly={readOnly}
        onValue={(prompt) => set('prompt', prompt)}
      />
    </>
  );
}
