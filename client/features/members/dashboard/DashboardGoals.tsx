import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DashboardGoals_viewer$key } from '../../../__generated__/DashboardGoals_viewer.graphql';
import { useAuth } from '../../../auth/useAuth';
import { TextLink } from '../../../ui/form/Button';
import { ChallengeProgress } from '../../writing/goal/ChallengeProgress';
import { GoalProgress } from '../../writing/goal/GoalProgress';
import { periodLabel, shareLabel } from '../../writing/goal/goalLabels';
import { keepLastGoals } from '../../writing/goal/lastKnownGoals';
import { useCountedMinutes } from '../../writing/goal/useCountedMinutes';
import { DashboardSection } from './DashboardSection';

/** The member's goals and running challenges; without any, a link to the page where they can be set. */
export function DashboardGoals({ viewer }: { viewer: DashboardGoals_viewer$key }) {
  const { goals, challenges, countsMinutes } = useFragment(
    graphql`
      fragment DashboardGoals_viewer on Viewer @argumentDefinitions(today: { type: "String!" }) {
        goals(today: $today) {
          period
          unit
          target
          from
          to
          done
          ...GoalProgress_goal
        }
        countsMinutes
        challenges(first: 3, running: true) {
          edges {
            node {
              id
              unit
              title
              target
              total
              ...ChallengeProgress_challenge
            }
          }
        }
      }
    `,
    viewer,
  );
  const running = challenges.edges.flatMap(({ node }) => node ?? []);
  useCountedMinutes(countsMinutes);
  const memberId = useAuth().viewer?.id;
  // Stored for DashboardError, which shows them if the dashboard can't be loaded. The effect has no dependencies, because
  // `running` is a new array in each render.
  useEffect(() => {
    if (memberId === undefined) return;
    keepLastGoals(memberId, [
      ...goals.map(({ period, unit, target, from, to, done }) => ({
        label: periodLabel(period, from, to),
        done,
        target,
        text: shareLabel(done, target, unit),
      })),
      ...running.map(({ title, unit, target, total }) => ({
        label: title,
        done: total,
        target,
        text: shareLabel(total, target, unit),
      })),
    ]);
  });
  if (goals.length === 0 && running.length === 0)
    return (
      <chakra.p mt="8" color="ink.muted">
        <TextLink to="/goals">Set a goal or join a challenge</TextLink>
      </chakra.p>
    );
  return (
    <DashboardSection title="Goals" all={{ to: '/goals', label: 'Goals and challenges' }}>
      {goals.map((goal) => (
        <GoalProgress key={goal.period} goal={goal} />
      ))}
      {running.map((challenge) => (
        <chakra.div key={challenge.id} py="4" borderBottomWidth="1px" borderColor="rule">
          <ChallengeProgress challenge={challenge} />
        </chakra.div>
      ))}
    </DashboardSection>
  );
}
