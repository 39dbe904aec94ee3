import { limits } from '../../../server/contract/limits';
import { textDetail } from '../../documents/screens/textDetail';
import type { Writing } from '../../documents/screens/useWriting';
import { Field, Input, Textarea } from '../../ui/form/Field';

/** Fields of an entry besides its text. */
export function JournalDetails({ writing }: { writing: Writing }) {
  const { facts, fields, readOnly, mend, change } = writing;
  const set = (key: 'mood' | 'prompt', value: string) => {
    mend(key);
    change({ details: { ...facts.details, [key]: value } });
  };
  return (
    <>
      <Field label="Mood" error={fields.mood} hint="Optional: how you felt, in a word or two.">
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={limits.journal.moodMax}
            value={textDetail(facts.details, 'mood')}
            readOnly={readOnly}
            onChange={(event) => set('mood', event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Prompt"
        error={fields.prompt}
        hint="Optional: what you wrote it from, be it a question, a line or a thing seen."
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={3}
            maxLength={limits.journal.promptMax}
            value={textDetail(facts.details, 'prompt')}
            readOnly={readOnly}
            onChange={(event) => set('prompt', event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
