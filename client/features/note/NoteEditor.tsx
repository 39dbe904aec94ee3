import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { limits } from '../../../server/contract/limits';
import type { Desk } from '../../offline/desk';
import type { LocalStory } from '../../offline/model';
import { TextLink } from '../../ui/Button';
import { Field, Input } from '../../ui/Field';
import { CheckboxField } from '../account/formFields';
import { WordFacts } from '../story/WordFacts';
import { EditorStatus } from '../writing/EditorStatus';
import { EditorText } from '../writing/EditorText';
import { GivenTitle } from '../writing/GivenTitle';
import { LockNotice } from '../writing/LockNotice';
import { SaveActions } from '../writing/SaveActions';
import { textDetail } from '../writing/textDetail';
import { useAskAgain } from '../writing/useAskAgain';
import { useTagEntry } from '../writing/useTagEntry';
import { useWriting } from '../writing/useWriting';
import { WritingDialogs } from '../writing/WritingDialogs';
import { addNoteTag } from './addNoteTag';
import { NoteTags } from './NoteTags';
import { useJournalTitle } from './useJournalTitle';

export interface NoteEditorProps {
  desk: Desk;
  /** As this device has it, or begun just now. */
  story: LocalStory;
  /** Whether the device has it already. */
  kept: boolean;
  cancelTo: string;
  /** It is on this device from now on. */
  onKept?: (localId: string) => void;
}

const loadAhead = () => [import('./NotesPage'), import('./NotePage')];

export function NoteEditor({ desk, story: opened, kept, cancelTo, onKept }: NoteEditorProps) {
  const writing = useWriting({
    desk,
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
  useAskAgain(desk, story.id);

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
        enabled={writing.canSave}
        saving={writing.saving === 'asChosen'}
        onCancel={() => writing.cancel(cancelTo)}
        onSave={() => void writing.saveAndLeave('asChosen')}
      />
      <WritingDialogs story={story} dialogs={writing.dialogs} />
    </chakra.div>
  );
}
