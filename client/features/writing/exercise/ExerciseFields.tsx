import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '../../../../server/contract/limits';
import { tagSeparators } from '../../../documents/model/addTags';
import { TagInput } from '../../../documents/screens/TagInput';
import { type FieldValues, fieldsOf } from '../../../forms/fieldsOf';
import { CheckboxField, SelectField, TextareaField, TextField } from '../../../ui/form/formFields';
import { type ExerciseValues, enterTag, type TypedTags } from './exerciseFormValues';
import { categories, difficulties } from './exerciseLabels';

interface ExerciseFieldsProps {
  checked: FieldValues<ExerciseValues>;
  readOnly: boolean;
}

export function ExerciseFields({ checked, readOnly }: ExerciseFieldsProps) {
  const { values, problems, change } = checked;
  const { min, max, step } = limits.exercise.timeLimit;
  const field = fieldsOf(checked);
  const textField = (name: 'title' | 'description' | 'objective' | 'prompt') =>
    ({ ...field(name), dir: 'auto', readOnly }) as const;
  // HTML selects can't be read-only, so their changes are ignored instead.
  const selectField = fieldsOf({ ...checked, change: readOnly ? () => {} : change });
  return (
    <chakra.div display="grid" gap="6">
      <TextField {...textField('title')} label="Title" required placeholder="e.g., A room without colours" />
      <TextareaField
        {...textField('description')}
        label="Description"
        hint="What to do. Each line is a paragraph."
        required
        rows={5}
      />
      <TextareaField
        {...textField('objective')}
        label="Objective"
        hint="Optional: what it practises."
        rows={3}
      />
      <TextareaField
        {...textField('prompt')}
        label="Prompt"
        hint="Optional: words to begin from. They stay in sight while the story is written."
        rows={4}
      />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
        alignItems="start"
        gap="6"
      >
        <TextField
          {...field('timeLimitMinutes')}
          label="Time limit in minutes"
          hint={`${min} to ${max}; none if left empty.`}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          readOnly={readOnly}
        />
        <SelectField {...selectField('difficulty')} label="Difficulty" choices={difficulties} />
        <SelectField {...selectField('category')} label="Category" choices={categories} />
      </chakra.div>
      <ExerciseTags
        tags={values.tags}
        onChange={(tags) => change('tags', tags)}
        readOnly={readOnly}
        error={problems.tags}
      />
      <div>
        <CheckboxField
          name="isTemplate"
          checked={values.isTemplate}
          onChecked={(isTemplate) => !readOnly && change('isTemplate', isTemplate)}
        >
          Template
        </CheckboxField>
        <chakra.p ps="8" textStyle="small" color="ink.muted">
          A template is made to be duplicated: others start theirs from it.
        </chakra.p>
      </div>
    </chakra.div>
  );
}

interface ExerciseTagsProps {
  tags: TypedTags;
  onChange: (tags: TypedTags) => void;
  readOnly: boolean;
  error?: string;
}

function ExerciseTags({ tags, onChange, readOnly, error }: ExerciseTagsProps) {
  const [problem, setProblem] = useState<string>();
  const change = (next: Partial<TypedTags>) => {
    setProblem(undefined);
    onChange({ ...tags, ...next });
  };
  const add = (entry: string) => {
    const added = enterTag({ ...tags, entry });
    change({ chosen: added.tags, entry: added.left ?? '' });
    setProblem(added.problem);
  };
  return (
    <TagInput
      what="an exercise"
      tags={tags.chosen}
      readOnly={readOnly}
      onChange={(chosen) => change({ chosen })}
      entry={tags.entry}
      onEntryChange={(entry) => (tagSeparators.test(entry) ? add(entry) : change({ entry }))}
      onAdd={() => add(tags.entry)}
      onTake={(name) => change({ chosen: enterTag({ ...tags, entry: name }).tags, entry: '' })}
      error={problem ?? error}
    />
  );
}
