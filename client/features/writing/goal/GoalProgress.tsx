import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { GoalProgress_goal$key } from '../../../__generated__/GoalProgress_goal.graphql';
import { CheckIcon } from '../../../ui/content/icons';
import { MetaLine } from '../../../ui/content/MetaLine';
import { amountLabel, periodLabel, shareLabel, streakLabel } from './goalLabels';
import { ProgressBar } from './ProgressBar';

interface GoalProgressProps {
  goal: GoalProgress_goal$key;
  /** What can be done with the goal. */
  actions?: ReactNode;
}

/** A goal with what is done, what is left, and the streak. */
export function GoalProgress({ goal, actions }: GoalProgressProps) {
  const { period, unit, target, from, to, done, isDayOff, streak, perDay } = useFragment(
    graphql`
      fragment GoalProgress_goal on WritingGoal {
        period
        unit
        target
        from
        to
        done
        isDayOff
        streak
        perDay
      }
    `,
    goal,
  );
  const label = periodLabel(period, from, to);
  const text = shareLabel(done, target, unit);
  const isMet = done >= target;
  const inARow = streakLabel(streak, period);
  return (
    <chakra.div py="4" borderBottomWidth="1px" borderColor="rule">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="3">
        <chakra.h3 textStyle="subheading">{label}</chakra.h3>
        <chakra.span fontVariantNumeric="tabular-nums">{text}</chakra.span>
      </chakra.div>
      <ProgressBar label={label} done={done} target={target} text={text} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <MetaLine mt="2">
          {isMet && (
            <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="accent">
              <CheckIcon />
              Done
            </chakra.span>
          )}
          {!isMet && period !== 'DAY' && perDay != null && (
            <span>{amountLabel(perDay, unit)} a day to get there</span>
          )}
          {!isMet && isDayOff && <span>A day off: it ends no streak</span>}
          {inARow && <span>{inARow}</span>}
        </MetaLine>
        {actions}
      </chakra.div>
    </chakra.div>
  );
}
