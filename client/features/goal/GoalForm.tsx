import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { weekdays } from '../../../server/contract/calendar';
import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import { Button } from '../../ui/form/Button';
import { fieldsOf } from '../../ui/form/fieldsOf';
import { CheckboxField, FormFailure, SelectField, TextField } from '../../ui/form/formFields';
import { type Problems, safetyTimeoutMs, useCheckedForm } from '../../ui/form/useCheckedForm';
import { type Period, type periods, type Unit, units } from './goalLabels';

const { target: targets } = limits.goal;

export interface GoalValues {
  period: Period;
  unit: Unit;
  target: string;
  startsOn: string;
  endsOn: string;
  /** 1 is Monday. */
  weekdaysOff: readonly number[];
}

export const numberOf = (text: string): number => Number(text.replace(/[\s,.']/g, ''));

export function problemsOf({
  period,
  target,
  startsOn,
  endsOn,
  weekdaysOff,
}: GoalValues): Problems<GoalValues> {
  const amount = numberOf(target);
  const isRange = period === 'RANGE';
  return {
    ...(!(Number.isInteger(amount) && amount >= targets.min && amount <= targets.max) && {
      target: messages.goal.target,
    }),
    ...(isRange && !startsOn && { startsOn: messages.goal.daysNeeded }),
    ...(isRange && !endsOn && { endsOn: messages.goal.daysNeeded }),
    ...(isRange && startsOn && endsOn && endsOn < startsOn && { endsOn: messages.goal.order }),
    ...(weekdaysOff.length === 7 && { weekdaysOff: messages.goal.weekday }),
  };
}

interface GoalFormProps {
  initial: GoalValues;
  /** The periods without a goal; none for a goal that exists, whose period stays. */
  free?: readonly (typeof periods)[number][];
  save: (values: GoalValues) => Promise<void>;
  onCancel: () => void;
}

export function GoalForm({ initial, free, save, onCancel }: GoalFormProps) {
  const checked = useCheckedForm({ initial, problemsOf, send: save, resendAfterMs: safetyTimeoutMs });
  const { form, values, problems, failure, sending, change, onSubmit } = checked;
  const field = fieldsOf(checked);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), [form]);
  return (
    <chakra.form
      ref={form}
      onSubmit={onSubmit}
      noValidate
      display="grid"
      gap="5"
      maxW="form"
      mt="5"
      aria-label={free ? 'New goal' : 'Change goal'}
    >
      <FormFailure text={failure && (failure.reason ?? 'The goal could not be saved. Please try again.')} />
      {free && <SelectField label="How often" choices={free} {...field('period')} />}
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="4">
        <TextField label="How much" inputMode="numeric" autoComplete="off" {...field('target')} />
        <SelectField label="Of what" choices={units} {...field('unit')} />
      </chakra.div>
      {values.period === 'RANGE' && (
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <TextField label="First day" type="date" {...field('startsOn')} />
          <TextField label="Last day" type="date" {...field('endsOn')} />
        </chakra.div>
      )}
      <chakra.fieldset>
        <chakra.legend textStyle="label">Weekdays off</chakra.legend>
        <chakra.p textStyle="small" color="ink.muted">
          They don’t end a streak.
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" columnGap="5">
          {weekdays.map((name, index) => (
            <CheckboxField
              key={name}
              checked={values.weekdaysOff.includes(index + 1)}
              onChecked={(checkedNow) =>
                change(
                  'weekdaysOff',
                  checkedNow
                    ? [...values.weekdaysOff, index + 1]
                    : values.weekdaysOff.filter((weekday) => weekday !== index + 1),
                )
              }
            >
              {name}
            </CheckboxField>
          ))}
        </chakra.div>
        <chakra.p role="alert" textStyle="small" color="danger">
          {problems.weekdaysOff}
        </chakra.p>
      </chakra.fieldset>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" loading={sending}>
          Save goal
        </Button>
        <Button variant="outline" onClick={onCancel} disabled={sending}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
