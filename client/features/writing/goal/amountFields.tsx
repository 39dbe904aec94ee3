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
export const numberOf = (text: string): number => Number(text.replace(/[\s,.']/g, ''));

export function isAmount(target: string, { min, max }: { min: number; max: number }): boolean {
  const amount = numberOf(target);
  return Number.isInteger(amount) && amount >= min && amount <= max;
}

export const problemsOfDays = ({ startsOn, endsOn }: Days): Problems<Days> => ({
  ...(!startsOn && { startsOn: messages.goal.daysNeeded }),
  ...(!endsOn && { endsOn: messages.goal.daysNeeded }),
  ...(startsOn && endsOn && endsOn < startsOn && { endsOn: messages.goal.order }),
});

/** How many words or minutes. */
export function AmountFields({ label, target, unit }: AmountFieldsProps) {
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="4">
      <TextField label={label} inputMode="numeric" autoComplete="off" {...target} />
      <SelectField label="Of what" choices={units} {...unit} />
    </chakra.div>
  );
}

/** The first and the last day of a period. */
export function DayFields({ startsOn, endsOn }: Record<keyof Days, FieldProps<string>>) {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <TextField label="First day" type="date" {...startsOn} />
      <TextField label="Last day" type="date" {...endsOn} />
    </chakra.div>
  );
}
