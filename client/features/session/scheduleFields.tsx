import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '../../../server/contract/limits';
import { durationLabel } from '../../ui/content/timeLabels';
import { Field, Input, Select } from '../../ui/form/Field';
import { type SessionProblems, type SessionValues, sayWhen, toLocalInput } from './sessionFormValues';
import type { ChangeSession } from './useSessionForm';

/** Why a field is read-only. */
export type FixedFields = Partial<Record<'dateTime' | 'durationMinutes' | 'capacity', string>>;

interface ScheduleFieldProps {
  values: SessionValues;
  problems: SessionProblems;
  fixed: FixedFields;
  saving: boolean;
  change: ChangeSession;
}

const fixedLook = { color: 'ink.muted', bg: 'paper.sunken' } as const;

/** The browser's date input, which suits phones and keyboards. */
export function DateTimeField({
  values,
  problems,
  fixed,
  saving,
  change,
  isNew,
}: ScheduleFieldProps & { isNew: boolean }) {
  const [opened] = useState(() => toLocalInput(new Date()));
  return (
    <Field
      label="Date and time"
      error={problems.dateTime}
      hint={
        <>
          {sayWhen(values)} {fixed.dateTime && `${fixed.dateTime}.`}
        </>
      }
    >
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          required
          min={isNew ? opened : undefined}
          // Without a maximum, browsers accept years of six digits.
          max="9999-12-31T23:59"
          value={values.dateTime}
          readOnly={saving || fixed.dateTime !== undefined}
          {...(fixed.dateTime && fixedLook)}
          onChange={(event) => change('dateTime', event.target.value)}
        />
      )}
    </Field>
  );
}

export function DurationField({
  values,
  problems,
  fixed,
  saving,
  change,
  isNew,
}: ScheduleFieldProps & { isNew: boolean }) {
  const { min, max, step, choices } = limits.session.duration;
  if (isNew)
    return (
      <Field label="Duration" error={problems.durationMinutes}>
        {(control) => (
          <Select
            {...control}
            value={values.durationMinutes}
            onChange={(event) => !saving && change('durationMinutes', event.target.value)}
          >
            {choices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {durationLabel(minutes)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    );
  return (
    <Field
      label="Duration in minutes"
      error={problems.durationMinutes}
      hint={fixed.durationMinutes && `${fixed.durationMinutes}.`}
    >
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          required
          min={min}
          max={max}
          step={step}
          value={values.durationMinutes}
          readOnly={saving || fixed.durationMinutes !== undefined}
          {...(fixed.durationMinutes && fixedLook)}
          onChange={(event) => change('durationMinutes', event.target.value)}
        />
      )}
    </Field>
  );
}

export function CapacityField({ values, problems, fixed, saving, change }: ScheduleFieldProps) {
  const { min, max } = limits.session.capacity;
  return (
    <Field
      label="Capacity"
      error={problems.capacity}
      hint={
        fixed.capacity ? (
          `${fixed.capacity}.`
        ) : (
          <>
            How many writers can join this session?{' '}
            <chakra.span whiteSpace="nowrap">
              ({min}-{max})
            </chakra.span>
          </>
        )
      }
    >
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          required
          min={min}
          max={max}
          value={values.capacity}
          readOnly={saving || fixed.capacity !== undefined}
          {...(fixed.capacity && fixedLook)}
          onChange={(event) => change('capacity', event.target.value)}
        />
      )}
    </Field>
  );
}
