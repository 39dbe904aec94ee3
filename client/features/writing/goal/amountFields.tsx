import { chakra } from '@chakra-ui/react';
import { messages } from '../../../../server/contract/messages';
import type { FieldProps } from '../../../forms/fieldsOf';
import type { Problems } from '../../../forms/useCheckedForm';
import { SelectField, TextField } from '../../../ui/form/formFields';
import { type Unit, units } from './goalLabels';

interface AmountFieldsProps {
  label: string;
  target: FieldProps<string>;
  unit: FieldProps<Unit>;
}

interface Days {
  startsOn: string;
  endsOn: string;
}

/** A typed number, with or without separators of thousands; NaN for anything else. */
export const parseAmount = (text: string): number => Number(text.replace(/[\s,.']/g, ''));

/** Whether a typed target is an integer within the limits. */
export function isAmount(target: string, { min, max }: { min: number; max: number }): boolean {
  const amount = parseAmount(target);
  return Number.isInteger(amount) && amount >= min && amount <= max;
}

/** Problems of the first and the last day of a period. */
export const problemsOfDays = ({ startsOn, endsOn }: Days): Problems<Days> => ({
  ...(!startsOn && { startsOn: messages.goal.daysNeeded }),
  ...(!endsOn && { endsOn: messages.goal.daysNeeded }),
  ...(startsOn && endsOn && endsOn < startsOn && { endsOn: messages.goal.order }),
});

/** The fields of a target: a number of words or minutes. */
export function AmountFields({ label, target, unit }: AmountFieldsProps) {
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="4">
      <TextField label={label} inputMode="numeric" autoComplete="off" {...target} />
      <SelectField label="Of what" choices={units} {...unit} />
    </chakra.div>
  );
}

/** The fields of the first and the last day of a period. */
export function DayFields({ startsOn, endsOn }: Record<keyof Days, FieldProps<string>>) {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <TextField label="First day" type="date" {...startsOn} />
      <TextField label="Last day" type="date" {...endsOn} />
    </chakra.div>
  );
}
