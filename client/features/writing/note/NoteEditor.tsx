import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
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
import { textDetail } from '../../../documents/screens/textDetail';
import { useAskAgain } from '../../../documents/screens/useAskAgain';
import { useTagEntry } from '../../../documents/screens/useTagEntry';
import { useWriting } from '../../../documents/screens/useWriting';
import { WritingDialogs } from '../../../documents/screens/WritingDialogs';
import type { DocumentStore } from '../../../documents/sync/documentStore';
import { TextLink } from '../../../ui/form/Button';
import { addNoteTag } from './addNoteTag';
import { NoteDetails } from './NoteDetails';
import { useJournalTitle } from './useJournalTitle';

interface NoteEditorProps {
  documents: DocumentStore;
  /** From the device, or just created. */
  document: LocalDocument;
  /** Whether the device has stored it. */
  kept: boolean;
  /** 'New Note' */
  heading: string;
  /** Notices. */
  context?: ReactNode;
  /** Where Cancel leads; to the text's page, if it is absent. */
  cancelTo?: string;
  /** Called once the device has stored it. */
  onKept?: (localId: string) => void;
}

const loadAhead = () => [import('./NotesPage'), import('./NotePage')];

export function NoteEditor(props: NoteEditorProps) {
  const { documents, document: opened, kept, heading, context, cancelTo, onKept } = props;
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
    <EditorScreen writing={writing} heading={heading}>
      <EditorContext>
        <LockNotice kind="note" lock={writing.lock} />
        {context}
      </EditorContext>
      <EditorColumn>
        <div>
          <GivenTitle kind="note" title={text.title} />
          <chakra.div display="flex" flexWrap="wrap" columnGap="4" textStyle="small" color="ink.muted">
            <p id={hintId}>The first line becomes the title.</p>
            {journalTitle && (
              <p>
                For <TextLink to={`/journals/${journalId}`}>{journalTitle}</TextLink>
              </p>
            )}
          </chakra.div>
        </div>
        <EditorText writing={writing} rows={25} autoFocus={isNew && !kept} hintId={hintId} />
        <EditorFields>
          <NoteDetails writing={writing} tagEntry={tagEntry} />
        </EditorFields>
      </EditorColumn>
      <SaveActions
        writing={writing}
        label={isNew ? 'Create Note' : 'Save Changes'}
        cancelTo={cancelTo}
        elsewhere={tagEntry.inTheWay}
      />
      <WritingDialogs document={document} dialogs={writing.dialogs} />
    </EditorScreen>
  );
}
