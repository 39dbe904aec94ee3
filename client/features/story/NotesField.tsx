import { limits } from '../../../server/contract/limits';
import { textDetail } from '../../documents/screens/textDetail';
import type { Writing } from '../../documents/screens/useWriting';
import { TextareaField } from '../../ui/form/formFields';

/** The author's private notes, saved with the story. */
export function NotesField({ writing }: { writing: Writing }) {
  const { facts, fields, readOnly, mend, change } = writing;
  return (
    <TextareaField
      label="Your notes"
      hint="Only you see these."
      error={fields.notes}
      value={textDetail(facts.details, 'notes')}
      dir="auto"
      rows={4}
      maxLength={limits.story.notesMax}
      readOnly={readOnly}
      onValue={(notes) => {
        mend('notes');
        change({ details: { ...facts.details, notes } });
      }}
    />
  );
}
