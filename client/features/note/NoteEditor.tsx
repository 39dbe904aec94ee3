import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { LocalDocument } from '../../documents/model/model';
import { EditorText } from '../../documents/screens/EditorText';
import { GivenTitle } from '../../documents/screens/GivenTitle';
import { LockNotice } from '../../documents/screens/LockNotice';
import { SaveActions } from '../../documents/screens/SaveActions';
import { textDetail } from '../../documents/screens/textDetail';
import { useAskAgain } from '../../documents/screens/useAskAgain';
import { useTagEntry } from '../../documents/screens/useTagEntry';
import { useWriting } from '../../documents/screens/useWriting';
import { WordFacts } from '../../documents/screens/WordFacts';
import { WritingDialogs } from '../../documents/screens/WritingDialogs';
import type { DocumentStore } from '../../documents/sync/documentStore';
import { TextLink } from '../../ui/form/Button';
import { addNoteTag } from './addNoteTag';
import { NoteDetails } from './NoteDetails';
import { useJournalTitle } from './useJournalTitle';

export interface NoteEditorProps {
  documents: DocumentStore;
  /** From the device, or just created. */
  document: LocalDocument;
  /** Whether the device has stored it. */
  kept: boolean;
  cancelTo: string;
  /** Called once the device has stored it. */
  onKept?: (localId: string) => void;
}

const loadAhead = () => [import('./NotesPage'), import('./NotePage')];

export function NoteEditor({ documents, document: opened, kept, cancelTo, onKept }: NoteEditorProps) {
  const writing = useWriting({
    documents,
    document: opened,
    kept,
    modes: 'preview',
    settle: () => tagEntry.settle(),
    loadAhead,
    onKept,
  });
  const { document, facts, text, change } = writing;
  const tagEntry = useTagEntry(facts.tags, addNoteTag, (tags) => change({ tags }));
  const isNew = opened.id === null;
  const hintId = useId();
  const journalId = textDetail(facts.details, 'journalId') || null;
  const journalTitle = useJournalTitle(journalId);
  useAskAgain(documents, document.id);

  return (
    <chakra.div display="grid" gap={{ base: '4', md: '6' }}>
      <LockNotice kind="note" lock={writing.lock} />
      <div>
        <GivenTitle kind="note" title={text.title} />
        <chakra.p id={hintId} mt="1" textStyle="small" color="ink.muted">
          The first line becomes the title.
        </chakra.p>
        {journalTitle && (
          <chakra.p mt="2" color="ink.muted">
            For <TextLink to={`/journals/${journalId}`}>{journalTitle}</TextLink>
          </chakra.p>
        )}
      </div>
      <EditorText
        writing={writing}
        rows={25}
        autoFocus={isNew && !kept}
        hintId={hintId}
        aside={<WordFacts words={text.words} />}
      />
      <NoteDetails writing={writing} tagEntry={tagEntry} />
      <SaveActions
        writing={writing}
        label={isNew ? 'Create Note' : 'Save Changes'}
        cancelTo={cancelTo}
        elsewhere={tagEntry.inTheWay}
      />
      <WritingDialogs document={document} dialogs={writing.dialogs} />
    </chakra.div>
  );
}
