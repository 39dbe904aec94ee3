import { limits } from '../../../../server/contract/limits';
import { textDetail } from '../../../documents/screens/textDetail';
import type { TagEntry } from '../../../documents/screens/useTagEntry';
import type { Writing } from '../../../documents/screens/useWriting';
import { CheckboxField, TextField } from '../../../ui/form/formFields';
import { NoteTags } from './NoteTags';

/** Fields of a note besides its text. */
export function NoteDetails({ writing, tagEntry }: { writing: Writing; tagEntry: TagEntry }) {
  const { facts, fields, readOnly, mend, change } = writing;
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
          mend('category');
          change({ details: { ...details, category } });
        }}
      />
      <NoteTags tags={tags} entry={tagEntry} readOnly={readOnly} error={tagEntry.problem ?? fields.tags} />
    </>
  );
}
