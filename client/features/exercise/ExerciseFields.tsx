import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '../../../server/contract/limits';
import { tagSeparators } from '../../documents/model/storyDraft';
import { TagInput } from '../../documents/screens/TagInput';
import { Field, Input, Select, Textarea } from '../../ui/form/Field';
import { CheckboxField } from '../../ui/form/formFields';
import {
  type ExerciseField,
  type ExerciseProblems,
  type ExerciseValues,
  enterTag,
  type TypedTags,
} from './exerciseFormValues';
import {
  type CategoryName,
  type Choice,
  categories,
  type DifficultyName,
  difficulties,
} from './exerciseLabels';

export interface ExerciseFieldsProps {
  values: ExerciseValues;
  problems: ExerciseProblems;
  readOnly: boolean;
  change: <TField extends ExerciseField>(field: TField, value: ExerciseValues[TField]) => void;
}

const optionsOf = (choices: readonly Choice<string>[]) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export function ExerciseFields({ values, problems, readOnly, change }: ExerciseFieldsProps) {
  const { min, max, step } = limits.exercise.timeLimit;
  const text = { dir: 'auto', readOnly } as const;
  const { tags } = values;
  const [tagProblem, setTagProblem] = useState<string>();
  const changeTags = (next: Partial<TypedTags>) => {
    setTagProblem(undefined);
    change('tags', { ...tags, ...next });
  };
  const addTags = (entry: string) => {
    const { tags: chosen, left = '', problem } = enterTag({ ...tags, entry });
    changeTags({ chosen, entry: left });
    setTagProblem(problem);
  };
  return (
    <chakra.div display="grid" gap="6">
      <Field label="Title" error={problems.title}>
        {(control) => (
          <Input
            {...control}
            {...text}
            required
            placeholder="e.g., A room without colours"
            value={values.title}
            onChange={(event) => change('title', event.target.value)}
          />
        )}
      </Field>
      <Field label="Description" error={problems.description} hint="What to do. Each line is a paragraph.">
        {(control) => (
          <Textarea
            {...control}
            {...text}
            required
            rows={5}
            value={values.description}
            onChange={(event) => change('description', event.target.value)}
          />
        )}
      </Field>
      <Field label="Objective" error={problems.objective} hint="Optional: what it practises.">
        {(control) => (
          <Textarea
            {...control}
            {...text}
            rows={3}
            value={values.objective}
            onChange={(event) => change('objective', event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Prompt"
        error={problems.prompt}
        hint="Optional: words to begin from. They stay in sight while the story is written."
      >
        {(control) => (
          <Textarea
            {...control}
            {...text}
            rows={4}
            value={values.prompt}
            onChange={(event) => change('prompt', event.target.value)}
          />
        )}
      </Field>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
        alignItems="start"
        gap="6"
      >
        <Field
          label="Time limit in minutes"
          error={problems.timeLimitMinutes}
          hint={`${min} to ${max}; none if left empty.`}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              step={step}
              readOnly={readOnly}
              value={values.timeLimitMinutes}
              onChange={(event) => change('timeLimitMinutes', event.target.value)}
            />
          )}
        </Field>
        <Field label="Difficulty" error={problems.difficulty}>
          {(control) => (
            <Select
              {...control}
              value={values.difficulty}
              onChange={(event) => !readOnly && change('difficulty', event.target.value as DifficultyName)}
            >
              {optionsOf(difficulties)}
            </Select>
          )}
        </Field>
        <Field label="Category" error={problems.category}>
          {(control) => (
            <Select
              {...control}
              value={values.category}
              onChange={(event) => !readOnly && change('category', event.target.value as CategoryName)}
            >
              {optionsOf(categories)}
            </Select>
          )}
        </Field>
      </chakra.div>
      <TagInput
        what="an exercise"
        tags={tags.chosen}
        readOnly={readOnly}
        onChange={(chosen) => changeTags({ chosen })}
        entry={tags.entry}
        onEntryChange={(entry) => (tagSeparators.test(entry) ? addTags(entry) : changeTags({ entry }))}
        onAdd={() => addTags(tags.entry)}
        onTake={(name) => changeTags({ chosen: enterTag({ ...tags, entry: name }).tags, entry: '' })}
        error={tagProblem ?? problems.tags}
      />
      <div>
        <CheckboxField
          name="isTemplate"
          checked={values.isTemplate}
          onChecked={(checked) => !readOnly && change('isTemplate', checked)}
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
