import { limits } from '../../../../server/contract/limits';
import { textDetail } from '../../../documents/screens/textDetail';
import type { Writing } from '../../../documents/screens/useWriting';
import { TextareaField, TextField } from '../../../ui/form/formFields';

/** Fields of an entry besides its text. */
export function JournalDetails({ writing }: { writing: Writing }) {
  const { facts, fields, readOnly, mend, change } = writing;
  const set = (key: 'mood' | 'prompt', value: string) => {
    mend(key);
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
