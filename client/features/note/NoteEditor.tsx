import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { limits } from '../../../server/contract/limits';
import type { LocalDocument } from '../../documents/model/model';
import { EditorStatus } from '../../documents/screens/EditorStatus';
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
import { Field, Input } from '../../ui/form/Field';
import { CheckboxField } from '../../ui/form/formFields';
import { addNoteTag } from './addNoteTag';
import { NoteTags } from './NoteTags';
import { useJournalTitle } from './useJournalTitle';

export interface NoteEditorProps {
  documents: DocumentStore;
  /** From the device, or just created. */
  story: LocalDocument;
  /** Whether the device has stored it. */
  kept: boolean;
  cancelTo: string;
  /** Called once the device has stored it. */
  onKept?: (localId: string) => void;
}

const loadAhead = () => [import('./NotesPage'), import('./NotePage')];

export function NoteEditor({ documents, story: opened, kept, cancelTo, onKept }: NoteEditorProps) {
  const writing = useWriting({
    documents,
    story: opened,
    kept,
    modes: 'preview',
    settle: () => tagEntry.settle(),
    loadAhead,
    onKept,
  });
  const { story, facts, fields, text, readOnly, mend, change } = writing;
  const { details } = facts;
  const tagEntry = useTagEntry(facts.tags, addNoteTag, (tags) => change({ tags }));
  const isNew = opened.id === null;
  const hintId = useId();
  const journalId = textDetail(details, 'journalId') || null;
  const journalTitle = useJournalTitle(journalId);
  useAskAgain(documents, story.id);

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
      <CheckboxField
        name="isPinned"
        checked={details.isPinned === true}
        disabled={readOnly}
        onChecked={(isPinned) => change({ details: { ...details, isPinned } })}
      >
        Pin this note
      </CheckboxField>
      <Field label="Category" hint="Optional: what you file it under." error={fields.category}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={limits.note.categoryMax}
            value={textDetail(details, 'category')}
            readOnly={readOnly}
            onChange={(event) => {
              mend('category');
              change({ details: { ...details, category: event.target.value } });
            }}
          />
        )}
      </Field>
      <NoteTags
        tags={facts.tags}
        entry={tagEntry}
        readOnly={readOnly}
        error={tagEntry.problem ?? fields.tags}
      />
      <SaveActions
        status={<EditorStatus {...writing.status} elsewhere={tagEntry.inTheWay} />}
        asks={story.syncStatus === 'conflict'}
        label={isNew ? 'Create Note' : 'Save Changes'}
        needs={writing.needs ?? (text.blank ? 'Write some text to save.' : null)}
        saving={writing.saving}
        onCancel={() => writing.cancel(cancelTo)}
        onSave={() => void writing.saveAndLeave('asChosen')}
      />
      <WritingDialogs story={story} dialogs={writing.dialogs} />
    </chakra.div>
  );
}
