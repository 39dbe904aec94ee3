import { chakra } from '@chakra-ui/react';
import { lastGoals } from '../goal/lastKnownGoals';
import { ProgressBar } from '../goal/ProgressBar';
import { DashboardSection } from './DashboardSection';

/** The member's goals as this device last showed them. */
export function LastKnownGoals({ memberId }: { memberId: string }) {
  const goals = lastGoals(memberId);
  if (goals.length === 0) return null;
  return (
    <DashboardSection title="Goals, as of your last visit">
      {goals.map((goal) => (
        <chakra.div key={goal.label} py="4" borderBottomWidth="1px" borderColor="rule">
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
            <chakra.h3 dir="auto" textStyle="subheading" overflowWrap="anywhere">
              {goal.label}
            </chakra.h3>
            <span>{goal.text}</span>
          </chakra.div>
          <ProgressBar {...goal} />
        </chakra.div>
      ))}
    </DashboardSection>
  );
}
