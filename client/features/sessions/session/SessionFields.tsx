import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '../../../../server/contract/limits';
import { type FieldsOf, type FieldValues, fieldsOf } from '../../../forms/fieldsOf';
import { durationLabel } from '../../../ui/content/timeLabels';
import { CheckboxField, SelectField, TextareaField, TextField } from '../../../ui/form/formFields';
import { formatWhen, type SessionValues, toLocalInput } from './sessionFormValues';

/** Why fields are read-only. */
export type FixedFields = Partial<Record<'dateTime' | 'durationMinutes' | 'capacity', string>>;

const required = { required: true, marked: true } as const;

/** Props of a field that can't be changed. */
const fixedProps = { readOnly: true, color: 'ink.muted', bg: 'paper.sunken' } as const;

interface SessionFieldsProps {
  checked: FieldValues<SessionValues>;
  isNew: boolean;
  groupTimeZone: string;
  fixed: FixedFields;
  readOnly: boolean;
}

/** The fields of a session: its subject, time, place and seats. */
export function SessionFields({ checked, isNew, groupTimeZone, fixed, readOnly }: SessionFieldsProps) {
  const { values, change } = checked;
  const field = fieldsOf(checked);
  return (
    <>
      <chakra.p textStyle="small" color="ink.muted">
        Fields marked with * are required.
      </chakra.p>
      <TextField
        label="Title"
        dir="auto"
        {...required}
        placeholder="e.g., Morning Sprint, Character Development"
        readOnly={readOnly}
        {...field('title')}
      />
      <TextareaField
        label="Description"
        dir="auto"
        {...required}
        rows={4}
        placeholder="What's the focus of this session?"
        readOnly={readOnly}
        {...field('description')}
      />
      <div>
        <DateTimeField
          values={values}
          field={field}
          fixed={fixed}
          groupTimeZone={groupTimeZone}
          readOnly={readOnly}
          isNew={isNew}
        />
        {isNew && (
          <CheckboxField
            name="startsNow"
            checked={values.startsNow}
            onChecked={(checked) => !readOnly && change('startsNow', checked)}
          >
            Start now
          </CheckboxField>
        )}
      </div>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        alignItems="start"
        gap="6"
      >
        {isNew ? (
          <UsualDurationField field={field} readOnly={readOnly} />
        ) : (
          <DurationField field={field} fixed={fixed} readOnly={readOnly} />
        )}
        <CapacityField field={field} fixed={fixed} readOnly={readOnly} />
      </chakra.div>
      <TextField
        label="Location"
        hint="Optional: a room, or where to meet online."
        dir="auto"
        maxLength={limits.session.locationMax}
        readOnly={readOnly}
        {...field('location')}
      />
      <WeeklyField checked={checked} isNew={isNew} readOnly={readOnly} />
      <CheckboxField
        name="hasReading"
        checked={values.hasReading}
        onChecked={(checked) => !readOnly && change('hasReading', checked)}
      >
        Reading aloud
      </CheckboxField>
    </>
  );
}

function WeeklyField({
  checked,
  isNew,
  readOnly,
}: Pick<SessionFieldsProps, 'checked' | 'isNew' | 'readOnly'>) {
  const { values, change } = checked;
  return (
    <div>
      <CheckboxField
        name="isRecurring"
        checked={values.isRecurring}
        onChecked={(checked) => !readOnly && change('isRecurring', checked)}
      >
        Repeats weekly
      </CheckboxField>
      <chakra.p ps="8" textStyle="small" color="ink.muted">
        {isNew
          ? 'When one week’s session is over, next week’s is created, at the same time of day.'
          : 'Applies from this session on.'}
      </chakra.p>
    </div>
  );
}

interface ScheduleFieldProps {
  field: FieldsOf<SessionValues>;
  fixed: FixedFields;
  readOnly: boolean;
}

interface DateTimeFieldProps extends ScheduleFieldProps {
  groupTimeZone: string;
  values: SessionValues;
  isNew: boolean;
}

/** The field for the start, in the browser's own date input. */
function DateTimeField(props: DateTimeFieldProps) {
  const { values, field, fixed, groupTimeZone, readOnly, isNew } = props;
  const [opened] = useState(() => toLocalInput(new Date()));
  return (
    <TextField
      label="Date and time"
      hint={
        <>
          {formatWhen(values, groupTimeZone)} {fixed.dateTime && `${fixed.dateTime}.`}
        </>
      }
      type="datetime-local"
      {...required}
      min={isNew ? opened : undefined}
      // Without a maximum, browsers accept years of six digits.
      max="9999-12-31T23:59"
      readOnly={readOnly}
      {...((fixed.dateTime || values.startsNow) && fixedProps)}
      {...field('dateTime')}
    />
  );
}

const usualDurations = limits.session.duration.choices.map((minutes) => ({
  value: String(minutes),
  label: durationLabel(minutes),
}));

/** A choice of the usual durations, for a new session. */
function UsualDurationField({ field, readOnly }: Omit<ScheduleFieldProps, 'fixed'>) {
  const { onValue, ...duration } = field('durationMinutes');
  return (
    <SelectField
      label="Duration"
      marked
      choices={usualDurations}
      {...duration}
      onValue={(minutes) => !readOnly && onValue(minutes)}
    />
  );
}

/** A duration in minutes, for an existing session, which may have an unusual one. */
function DurationField({ field, fixed, readOnly }: ScheduleFieldProps) {
  const { min, max, step } = limits.session.duration;
  return (
    <TextField
      label="Duration in minutes"
      hint={fixed.durationMinutes && `${fixed.durationMinutes}.`}
      type="number"
      inputMode="numeric"
      {...required}
      min={min}
      max={max}
      step={step}
      readOnly={readOnly}
      {...(fixed.durationMinutes && fixedProps)}
      {...field('durationMinutes')}
    />
  );
}

function CapacityField({ field, fixed, readOnly }: ScheduleFieldProps) {
  const { min, max } = limits.session.capacity;
  return (
    <TextField
      label="Capacity"
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
      type="number"
      inputMode="numeric"
      {...required}
      min={min}
      max={max}
      readOnly={readOnly}
      {...(fixed.capacity && fixedProps)}
      {...field('capacity')}
    />
  );
}
