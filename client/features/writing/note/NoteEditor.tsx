import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
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
import { useNewerCopy } from '../../../documents/screens/useNewerCopy';
import { type AddTag, type TagEntry, useTagEntry } from '../../../documents/screens/useTagEntry';
import { useWriting, type Writing } from '../../../documents/screens/useWriting';
import { WritingDialogs } from '../../../documents/screens/WritingDialogs';
import type { DocumentStore } from '../../../documents/sync/documentStore';
import { TextLink } from '../../../ui/form/Button';
import { CheckboxField, TextField } from '../../../ui/form/formFields';
import { NoteTags } from './NoteTags';
import { useJournalTitle } from './useJournalTitle';

interface NoteEditorProps {
  documents: DocumentStore;
  /** The document from the device, or one just created. */
  document: LocalDocument;
  /** Whether the device has stored it. */
  isStored: boolean;
  /** The page's title, such as 'New Note'. */
  heading: string;
  /** Notices above the text. */
  context?: ReactNode;
  /** Where Cancel leads; to the text's page, if it is absent. */
  cancelTo?: string;
  /** Called once the device has stored it. */
  onStored?: (localId: string) => void;
}

const loadAhead = () => [import('./NotesPage'), import('./NotePage')];

/** Adds a tag to a note's tags, which can be any words. Source: specification, section 5. */
export const addNoteTag: AddTag = (tags, entry) => {
  const name = entry.trim();
  if (name === '' || tags.includes(name)) return { tags };
  if (tags.length >= limits.note.tagsMax) return { tags, problem: messages.note.tooManyTags };
  if (name.length > limits.note.tagMax) return { tags, problem: messages.note.tagInvalid };
  return { tags: [...tags, name] };
};

/** The screen on which a note is written. */
export function NoteEditor(props: NoteEditorProps) {
  const { documents, document: opened, isStored, heading, context, cancelTo, onStored } = props;
  const writing = useWriting({
    documents,
    document: opened,
    isStored,
    modes: 'preview',
    // A tag that was typed but not added is added before saving. In a function, because tagEntry is created below.
    settle: () => tagEntry.settle(),
    loadAhead,
    onStored,
  });
  const { document, facts, text, change } = writing;
  const tagEntry = useTagEntry(facts.tags, addNoteTag, (tags) => change({ tags }));
  const isNew = opened.id === null;
  const hintId = useId();
  const journalId = textDetail(facts.details, 'journalId') || null;
  const journalTitle = useJournalTitle(journalId);
  useNewerCopy(documents, document.id);

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
        <EditorText writing={writing} rows={25} autoFocus={isNew && !isStored} hintId={hintId} />
        <EditorFields>
          <NoteDetails writing={writing} tagEntry={tagEntry} />
        </EditorFields>
      </EditorColumn>
      <SaveActions
        writing={writing}
        label={isNew ? 'Create Note' : 'Save Changes'}
        cancelTo={cancelTo}
        problemElsewhere={tagEntry.inTheWay}
      />
      <WritingDialogs document={document} dialogs={writing.dialogs} />
    </EditorScreen>
  );
}

/** Fields of a note besides its text. */
function NoteDetails({ writing, tagEntry }: { writing: Writing; tagEntry: TagEntry }) {
  const { facts, fields, readOnly, clearError, change } = writing;
  const { details, tags } = facts;
  return (
    <>
      <CheckboxField
        name="isPinned"
        checked={details.isPinned === true}
        disabled={readOnly}
        onChecked={(isPinned) => change({ details: { ...details, isPinned } })}
      >
        Pin this note
      </CheckboxField>
      <TextField
        label="Category"
        hint="Optional: what you file it under."
        error={fields.category}
        dir="auto"
        maxLength={limits.note.categoryMax}
        value={textDetail(details, 'category')}
        readOnly={readOnly}
        onValue={(category) => {
          clearError('category');
          change({ details: { ...details, category } });
        }}
      />
      <NoteTags tags={tags} entry={tagEntry} readOnly={readOnly} error={tagEntry.problem ?? fields.tags} />
    </>
  );
}
