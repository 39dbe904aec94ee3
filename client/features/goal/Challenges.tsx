import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { Challenges_query$key } from '../../__generated__/Challenges_query.graphql';
import type { ChallengesPaginationQuery } from '../../__generated__/ChallengesPaginationQuery.graphql';
import { LoadMore } from '../../ui/content/LoadMore';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Button } from '../../ui/form/Button';
import { ChallengeItem } from './ChallengeItem';
import { OpenChallengeForm } from './OpenChallengeForm';

const perPage = 20;

interface ChallengesProps {
  query: Challenges_query$key;
  /** Called after a change, to read goals and challenges again. */
  onChanged: () => void;
}

function useChallenges(query: Challenges_query$key) {
  return usePaginationFragment<ChallengesPaginationQuery, Challenges_query$key>(
    graphql`
      fragment Challenges_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ChallengesPaginationQuery") {
        viewer {
          canOpenChallenges
        }
        challenges(first: $count, after: $cursor) @connection(key: "Challenges_challenges") {
          edges {
            node {
              id
              isOver
              ...ChallengeItem_challenge
            }
          }
        }
      }
    `,
    query,
  );
}

/** The group's challenges: those that run, then those that are over. */
export function Challenges({ query, onChanged }: ChallengesProps) {
  const { data, loadNext, hasNext, isLoadingNext } = useChallenges(query);
  const { challenges, viewer } = data;
  const id = useId();
  const [opening, setOpening] = useState(false);
  const all = challenges.edges.flatMap(({ node }) => node ?? []);
  const running = all.filter(({ isOver }) => !isOver);
  const over = all.filter(({ isOver }) => isOver);
  return (
    <chakra.section aria-labelledby={id} mt="14">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        pb="3"
        borderBottomWidth="1px"
        borderColor="rule"
      >
        <chakra.h2 id={id} textStyle="heading">
          Challenges
        </chakra.h2>
        {viewer?.canOpenChallenges && !opening && (
          <Button variant="outline" size="sm" onClick={() => setOpening(true)}>
            Open a challenge
          </Button>
        )}
      </chakra.div>
      {opening && (
        <OpenChallengeForm
          onOpened={() => {
            setOpening(false);
            onChanged();
          }}
          onCancel={() => setOpening(false)}
        />
      )}
      {all.length === 0 && !hasNext && !opening && (
        <EmptyState
          motif={false}
          title="No challenges yet"
          titleAs="h3"
          text="When an instructor opens one, the group writes towards it together."
        />
      )}
      <chakra.ul listStyle="none">
        {[...running, ...over].map((challenge) => (
          <li key={challenge.id}>
            <ChallengeItem challenge={challenge} onChanged={onChanged} />
          </li>
        ))}
      </chakra.ul>
      <LoadMore
        hasNext={hasNext}
        loading={isLoadingNext}
        count={perPage}
        what="challenges"
        loadNext={loadNext}
      />
    </chakra.section>
  );
}
