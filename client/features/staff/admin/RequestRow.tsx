import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { RequestRow_request$key } from '../../../__generated__/RequestRow_request.graphql';
import { Time } from '../../../ui/content/Time';
import { Button } from '../../../ui/form/Button';
import type { Decision } from './RequestDecision';

interface RequestRowProps {
  request: RequestRow_request$key;
  onDecide: (decision: Decision) => void;
}

/** Somebody who asked to join, with the two answers. */
export function RequestRow({ request, onDecide }: RequestRowProps) {
  const { askedAt, email, user } = useFragment(
    graphql`
      fragment RequestRow_request on WaitingMember {
        askedAt
        email
        user {
          id
          username
          name
        }
      }
    `,
    request,
  );
  const { id, name, username } = user;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3">
      <chakra.div flex="1 1 16rem" minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </chakra.p>
        <chakra.p textStyle="facts" color="ink.muted" overflowWrap="anywhere">
          {email ?? `@${username}`} · Asked <Time value={askedAt} />
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="3">
        <Button size="sm" onClick={() => onDecide({ answer: 'approve', id, name })}>
          Approve<chakra.span srOnly> {name}</chakra.span>
        </Button>
        <Button size="sm" variant="outline" onClick={() => onDecide({ answer: 'decline', id, name })}>
          Decline<chakra.span srOnly> {name}</chakra.span>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
