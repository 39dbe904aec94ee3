import { Suspense, useRef } from 'react';
import { graphql } from 'react-relay';
import goalsPageQuery, { type GoalsPageQuery } from '../../../__generated__/GoalsPageQuery.graphql';
import { localDay } from '../../../documents/model/localDay';
import { usePageQuery } from '../../../relay/usePageQuery';
import { useReadAgain } from '../../../relay/useReadAgain';
import { useToday } from '../../../ui/content/useToday';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Page } from '../../../ui/layout/Page';
import { useFocusKept } from '../../../ui/layout/useFocusKept';
import { Challenges } from './Challenges';
import { Goals } from './Goals';
import { useChallenges } from './useChallenges';

export function GoalsPage() {
  return (
    <Page title="Goals" lead="Only you see your goals. A challenge is the whole group’s." width="measure">
      <Suspense fallback={<GoalsSkeleton />}>
        <GoalsContent />
      </Suspense>
    </Page>
  );
}

function GoalsContent() {
  const data = usePageQuery<GoalsPageQuery>(graphql`
    query GoalsPageQuery($today: String!, $count: Int!) @preloadable {
      viewer {
        ...Goals_viewer @arguments(today: $today)
      }
      ...useChallenges_query @arguments(count: $count)
    }
  `);
  const challenges = useChallenges(data);
  const readAgain = useReadAgain<GoalsPageQuery>(goalsPageQuery, {
    today: localDay(useToday()),
    count: challenges.countToRead,
  });
  const content = useRef<HTMLDivElement>(null);
  useFocusKept(content);
  if (!data.viewer) return null;
  return (
    <div ref={content}>
      <Goals viewer={data.viewer} onChanged={readAgain} />
      <Challenges list={challenges} onChanged={readAgain} />
    </div>
  );
}

const GoalsSkeleton = () => (
  <div role="status" aria-label="Loading…">
    <Skeleton h="20" />
    <Skeleton h="20" mt="4" />
    <Skeleton h="7" w="11rem" mt="14" />
    <Skeleton h="24" mt="4" />
  </div>
);
