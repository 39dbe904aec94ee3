import { chakra } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { limits } from '../../../../../server/contract/limits';
import type { SessionReadingStep } from '../../../../__generated__/useReadingChangesStepSessionReadingMutation.graphql';
import { Button } from '../../../../ui/form/Button';
import { Input, Select } from '../../../../ui/form/Field';
import type { Reading } from './useReading';

const { min, max } = limits.reading.minutes;

interface ReadingStepsProps {
  reading: Reading;
  isBusy: boolean;
  onStep: (step: SessionReadingStep) => Promise<void>;
}

/** Buttons that start, pause and end the reading, and go to the next reader. */
export function ReadingSteps({ reading: { readers, leftSeconds }, isBusy, onStep }: ReadingStepsProps) {
  const hasTurn = readers.some(({ isReading }) => isReading);
  const hasNext = readers.some(({ isReading, hasRead }) => !isReading && !hasRead);
  const isRunning = hasTurn && leftSeconds == null;
  const firstLabel = hasNext ? 'Start reading' : 'Start again';
  const startLabel = hasTurn ? 'Go on' : firstLabel;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button
        variant={hasTurn ? 'outline' : 'solid'}
        size="sm"
        aria-disabled={isBusy}
        onClick={() => void onStep(isRunning ? 'PAUSE' : 'START')}
      >
        {isRunning ? 'Pause' : startLabel}
      </Button>
      {hasTurn && (
        <Button size="sm" aria-disabled={isBusy} onClick={() => void onStep('NEXT')}>
          {hasNext ? 'Next reader' : 'Finish'}
        </Button>
      )}
      {hasTurn && (
        <Button variant="ghost" size="sm" aria-disabled={isBusy} onClick={() => void onStep('END')}>
          End reading
        </Button>
      )}
    </chakra.div>
  );
}

const Row = chakra('form', { base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small' } });

interface AddReaderProps {
  /** The members who take part and are not among the readers. */
  members: readonly { id: string; name: string }[];
  isBusy: boolean;
  onAdd: (memberId: string) => Promise<void>;
}

/** A form that adds a member as the last reader; hidden if all members are readers. */
export function AddReader({ members, isBusy, onAdd }: AddReaderProps) {
  const [chosen, setChosen] = useState('');
  const member = members.find(({ id }) => id === chosen);
  if (members.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (member) void onAdd(member.id);
  };
  return (
    <Row onSubmit={submit}>
      <Select
        aria-label="A member to add"
        w="auto"
        maxW="14rem"
        value={member?.id ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">Add a reader…</option>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="outline" size="sm" aria-disabled={isBusy || !member}>
        Add
      </Button>
    </Row>
  );
}

interface ReadingMinutesProps {
  minutes: number;
  isBusy: boolean;
  onSet: (minutes: number) => Promise<void>;
}

/** A form that sets the minutes of each reader, from the next one on. */
export function ReadingMinutes({ minutes, isBusy, onSet }: ReadingMinutesProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const isSame = typed === null || Number(typed) === minutes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSame || isBusy) return;
    setTyped(null);
    void onSet(Number(typed));
  };
  return (
    <Row onSubmit={submit}>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={max}
        step={1}
        w="20"
        value={typed ?? minutes}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <label htmlFor={id}>minutes for each</label>
      <Button type="submit" variant="outline" size="sm" aria-disabled={isBusy || isSame}>
        Set
      </Button>
    </Row>
  );
}
