import { textDetail } from '../../documents/screens/textDetail';
import type { Writing } from '../../documents/screens/useWriting';
import { SelectField } from '../../ui/form/formFields';
import { languagesWith } from './languages';

/** The language of the text; without a choice it is guessed where it is needed. */
export function LanguageField({ writing }: { writing: Writing }) {
  const { facts, fields, readOnly, mend, change } = writing;
  const lang = textDetail(facts.details, 'lang');
  return (
    <SelectField
      label="Language of the text"
      hint="Readers’ devices pronounce and hyphenate it by this. Automatic guesses it from the text."
      error={fields.lang}
      choices={languagesWith(lang)}
      value={lang}
      disabled={readOnly}
      onValue={(lang) => {
        mend('lang');
        change({ details: { ...facts.details, lang } });
      }}
    >
      <option value="">Automatic</option>
    </SelectField>
  );
}
