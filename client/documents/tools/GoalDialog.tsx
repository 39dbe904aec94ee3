import { chakra, Dialog } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { formatNumber } from '../../ui/content/formats';
import { Button } from '../../ui/form/Button';
import { SelectField, TextField } from '../../ui/form/formFields';
import { Modal } from '../../ui/layout/Modal';
import type { Writing } from '../screens/useWriting';
import { type Goal, goalLimits } from './goals';
import { useGoal } from './useGoal';

const units = [
  { value: 'words', label: 'Words in all' },
  { value: 'minutes', label: 'Minutes a day' },
] as const;

interface GoalDialogProps {
  writing: Writing;
  open: boolean;
  onClose: () => void;
}

/** Sets what a text is to reach: words, or minutes of writing a day. */
export function GoalDialog({ writing, open, onClose }: GoalDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      finalFocusEl={() => null}
      onExitComplete={() => writing.refs.editor.current?.focus()}
    >
      <Dialog.Title>Goal for this text</Dialog.Title>
      <GoalForm writing={writing} onClose={onClose} />
    </Modal>
  );
}

function GoalForm({ writing, onClose }: Omit<GoalDialogProps, 'open'>) {
  const [goal, setGoal] = useGoal(writing);
  const [unit, setUnit] = useState<Goal['unit']>(goal?.unit ?? 'words');
  const [amount, setAmount] = useState(goal ? String(goal.amount) : '');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(amount);
    if (!Number.isInteger(number) || number < 1 || number > goalLimits[unit])
      return setError(`Enter a number from 1 to ${formatNumber(goalLimits[unit])}.`);
    setGoal({ ...(goal?.unit === unit && goal), unit, amount: number });
    onClose();
  };
  return (
    <chakra.form mt="4" display="grid" gap="4" noValidate onSubmit={submit}>
      <SelectField label="Count" choices={units} value={unit} onValue={setUnit} />
      <TextField
        label="Goal"
        inputMode="numeric"
        autoComplete="off"
        value={amount}
        error={error}
        hint="It is kept on this device."
        onValue={(value) => {
          setError(undefined);
          setAmount(value);
        }}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
        {goal && (
          <Button
            variant="ghost"
            onClick={() => {
              setGoal(null);
              onClose();
            }}
          >
            Remove goal
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Set goal</Button>
      </chakra.div>
    </chakra.form>
  );
}
