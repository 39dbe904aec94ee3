import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { LoadMore } from '../../../ui/content/LoadMore';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { ChallengeItem } from './ChallengeItem';
import { challengesPerPage } from './challengesPerPage';
import { OpenChallengeForm } from './OpenChallengeForm';
import type { useChallenges } from './useChallenges';

interface ChallengesProps {
  list: ReturnType<typeof useChallenges>;
  /** Called after a change, to read goals and challenges again. */
  onChanged: () => void;
}

/** The group's challenges, the running ones first, with a form to open another. */
export function Challenges({ list, onChanged }: ChallengesProps) {
  const { challenges: all, canOpen, loadNext, hasNext, isLoadingNext } = list;
  const id = useId();
  const [opening, setOpening] = useState(false);
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
        {canOpen && !opening && (
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
        count={challengesPerPage}
        what="challenges"
        loadNext={loadNext}
      />
    </chakra.section>
  );
}
