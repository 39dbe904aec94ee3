import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { dayMs } from '../../../../server/contract/calendar';
import { limits } from '../../../../server/contract/limits';
import { localDay } from '../../../documents/model/localDay';
import { GraphQLRequestError, reasonOf } from '../../../lib/requestError';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/formFields';
import { RemovableChips } from '../../../ui/form/RemovableChips';
import { dayLabel } from './goalLabels';
import { useGoalMutations } from './useGoalMutations';

interface DaysOffProps {
  /** All days off. Those that are too long ago to be changed are not shown. */
  daysOff: readonly string[];
  onChanged: () => void;
}

/** Single days off, to add and remove. Weekdays off belong to a goal. */
export function DaysOff({ daysOff, onChanged }: DaysOffProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const today = localDay(Date.now());
  const [day, setDay] = useState(today);
  const [problem, setProblem] = useState<string>();
  const { setDayOff, settingDayOff } = useGoalMutations();
  const change = async (changedDay: string, isOff: boolean) => {
    setProblem(undefined);
    try {
      await setDayOff({ input: { day: changedDay, isOff, today: localDay(Date.now()) } });
      onChanged();
    } catch (error) {
      const fieldError = error instanceof GraphQLRequestError ? error.fields?.day : undefined;
      setProblem(fieldError ?? reasonOf(error) ?? 'The day could not be changed. Please try again.');
    }
  };
  const earliest = localDay(Date.now() - limits.goal.daysOff.back * dayMs);
  const changeable = daysOff.filter((dayOff) => dayOff >= earliest);
  return (
    <chakra.section aria-labelledby={id} mt="8">
      <chakra.h3 ref={heading} tabIndex={-1} id={id} textStyle="subheading">
        Days off
      </chakra.h3>
      <chakra.p mt="1" color="ink.muted">
        A holiday, a deadline, a bad cold: take the day, and keep the streak.
      </chakra.p>
      <chakra.div mt={changeable.length > 0 ? '3' : '0'}>
        <RemovableChips
          label="Days off"
          items={changeable.map((dayOff) => ({ key: dayOff, text: dayLabel(dayOff) }))}
          onRemove={({ key }) => {
            heading.current?.focus();
            void change(key, false);
          }}
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="3" mt="3">
        <TextField label="Day" type="date" value={day} onValue={setDay} error={problem} />
        <Button
          variant="outline"
          loading={settingDayOff}
          disabled={!day}
          onClick={() => void change(day, true)}
        >
          Take this day off
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
