import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { dayMs } from '../../../../server/contract/calendar';
import type { Goals_viewer$data, Goals_viewer$key } from '../../../__generated__/Goals_viewer.graphql';
import { localDay } from '../../../documents/model/localDay';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { parseAmount } from './amountFields';
import { DaysOff } from './DaysOff';
import { GoalForm, type GoalValues } from './GoalForm';
import { GoalProgress } from './GoalProgress';
import { type Period, periodLabel, periods, type Unit } from './goalLabels';
import { useCountedMinutes } from './useCountedMinutes';
import { useGoalMutations } from './useGoalMutations';

type Goal = Goals_viewer$data['goals'][number];

/** Days of a new goal's range, its first and last included, until others are chosen. */
const defaultDays = 30;

/** The form's initial values for a goal, or for a new one of the period. */
const valuesOf = (goal: Goal | undefined, period: Period): GoalValues => {
  const today = Date.now();
  return {
    period,
    unit: (goal?.unit ?? 'WORDS') as Unit,
    target: goal ? String(goal.target) : '',
    startsOn: goal?.period === 'RANGE' ? goal.from : localDay(today),
    endsOn: goal?.period === 'RANGE' ? goal.to : localDay(today + (defaultDays - 1) * dayMs),
    weekdaysOff: goal?.weekdaysOff ?? [],
  };
};

interface GoalsProps {
  viewer: Goals_viewer$key;
  /** Called after a change, to read the goals again. */
  onChanged: () => void;
}

/** The member's goals, with forms to set, change and remove them. */
export function Goals({ viewer, onChanged }: GoalsProps) {
  const { goals, daysOff, countsMinutes } = useFragment(
    graphql`
      fragment Goals_viewer on Viewer @argumentDefinitions(today: { type: "String!" }) {
        goals(today: $today) {
          period
          unit
          target
          weekdaysOff
          from
          to
          ...GoalProgress_goal
        }
        daysOff
        countsMinutes
      }
    `,
    viewer,
  );
  useCountedMinutes(countsMinutes);
  const id = useId();
  const [editing, setEditing] = useState<Period | 'NEW' | null>(null);
  const freePeriods = periods.filter(({ value }) => !goals.some(({ period }) => period === value));

  const { announcement, save, remove } = useGoalChanges(() => {
    setEditing(null);
    onChanged();
  });

  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="heading" pb="3" borderBottomWidth="1px" borderColor="rule">
        Your goals
      </chakra.h2>
      {goals.length === 0 && editing === null && <NoGoal onSet={() => setEditing('NEW')} />}
      {goals.map((goal) => {
        const period = goal.period as Period;
        return editing === period ? (
          <GoalForm
            key={period}
            initial={valuesOf(goal, period)}
            save={save}
            onCancel={() => setEditing(null)}
          />
        ) : (
          <GoalProgress
            key={period}
            goal={goal}
            actions={
              <GoalActions
                label={periodLabel(period, goal.from, goal.to)}
                onEdit={() => setEditing(period)}
                onRemove={() => void remove(period)}
              />
            }
          />
        );
      })}
      {editing === 'NEW' && freePeriods[0] && (
        <GoalForm
          initial={valuesOf(undefined, freePeriods[0].value)}
          freePeriods={freePeriods}
          save={save}
          onCancel={() => setEditing(null)}
        />
      )}
      {goals.length > 0 && freePeriods.length > 0 && editing === null && (
        <Button variant="outline" mt="5" onClick={() => setEditing('NEW')}>
          Set another goal
        </Button>
      )}
      {goals.length > 0 && <DaysOff daysOff={daysOff} onChanged={onChanged} />}
      <chakra.p role="status" srOnly>
        {/* With a new key, screen readers also read a sentence that is the same as before. */}
        {announcement.text && <span key={announcement.count}>{announcement.text}</span>}
      </chakra.p>
    </section>
  );
}

const NoGoal = ({ onSet }: { onSet: () => void }) => (
  <EmptyState
    motif={false}
    title="No goal yet"
    titleAs="h3"
    text="Words or minutes, by the day, by the week, or by a date. Days off don’t end a streak."
    action={<Button onClick={onSet}>Set a goal</Button>}
  />
);

/** Saves and removes goals, and announces each success to screen readers. */
function useGoalChanges(onDone: () => void) {
  const { setGoal, removeGoal } = useGoalMutations();
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const finish = (text: string) => {
    setAnnouncement(({ count }) => ({ text, count: count + 1 }));
    onDone();
  };
  const save = async ({ target, startsOn, endsOn, ...values }: GoalValues) => {
    const range = values.period === 'RANGE' ? { startsOn, endsOn } : {};
    const input = { ...values, ...range, target: parseAmount(target), today: localDay(Date.now()) };
    await setGoal({ input });
    finish('Goal saved.');
  };
  const remove = async (period: Period) => {
    try {
      await removeGoal({ input: { period } });
      finish('Goal removed.');
    } catch {
      toast.error('The goal could not be removed. Please try again.');
    }
  };
  return { announcement, save, remove };
}

interface GoalActionsProps {
  /** The goal's period, which distinguishes its buttons from those of the others. */
  label: string;
  onEdit: () => void;
  onRemove: () => void;
}

const GoalActions = ({ label, onEdit, onRemove }: GoalActionsProps) => (
  <chakra.div display="flex" gap="2">
    <Button variant="ghost" size="sm" aria-label={`Change goal: ${label}`} onClick={onEdit}>
      Change
    </Button>
    <Button variant="ghost" size="sm" aria-label={`Remove goal: ${label}`} onClick={onRemove}>
      Remove
    </Button>
  </chakra.div>
);
