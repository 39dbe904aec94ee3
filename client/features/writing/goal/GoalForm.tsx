import { chakra } from '@chakra-ui/react';
import { weekdays } from '../../../../server/contract/calendar';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { type Problems, safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { CheckboxField, SelectField } from '../../../ui/form/formFields';
import { SubmitRow } from '../../../ui/form/SubmitRow';
import { AmountFields, DayFields, isAmount, problemsOfDays } from './amountFields';
import type { Period, periods, Unit } from './goalLabels';

export interface GoalValues {
  period: Period;
  unit: Unit;
  target: string;
  startsOn: string;
  endsOn: string;
  /** 1 is Monday. */
  weekdaysOff: readonly number[];
}

const problemsOf = (values: GoalValues): Problems<GoalValues> => ({
  ...(!isAmount(values.target, limits.goal.target) && { target: messages.goal.target }),
  ...(values.period === 'RANGE' && problemsOfDays(values)),
  ...(values.weekdaysOff.length === 7 && { weekdaysOff: messages.goal.weekdaysOff }),
});

interface GoalFormProps {
  initial: GoalValues;
  /** For a new goal: the periods without one. The period of an existing goal can't be changed. */
  freePeriods?: readonly (typeof periods)[number][];
  save: (values: GoalValues) => Promise<void>;
  onCancel: () => void;
}

/** The form that sets or changes a goal. */
export function GoalForm({ initial, freePeriods, save, onCancel }: GoalFormProps) {
  const checked = useCheckedForm({ initial, problemsOf, send: save, resendAfterMs: safetyTimeoutMs });
  const { values, problems, sending, change } = checked;
  const field = fieldsOf(checked);
  return (
    <CheckedForm
      checked={checked}
      failed="The goal could not be saved. Please try again."
      takesFocus
      maxW="form"
      mt="5"
      aria-label={freePeriods ? 'New goal' : 'Change goal'}
    >
      {freePeriods && <SelectField label="How often" choices={freePeriods} {...field('period')} />}
      <AmountFields label="How much" target={field('target')} unit={field('unit')} />
      {values.period === 'RANGE' && <DayFields startsOn={field('startsOn')} endsOn={field('endsOn')} />}
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
      <SubmitRow label="Save goal" sending={sending} onCancel={onCancel} />
    </CheckedForm>
  );
}
