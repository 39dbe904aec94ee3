import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { AssignedTo_feedback$key } from '../../../__generated__/AssignedTo_feedback.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';

/** The assigned member, and who assigned it; hidden if unassigned. */
export function AssignedTo({ feedback }: { feedback: AssignedTo_feedback$key }) {
  const { assignedTo, assignedBy } = useFragment(
    graphql`
      fragment AssignedTo_feedback on Feedback {
        assignedTo {
          id
          ...AuthorLink_user
        }
        assignedBy {
          id
          ...AuthorLink_user
        }
      }
    `,
    feedback,
  );
  if (!assignedTo && !assignedBy) return null;
  return (
    <chakra.section
      aria-labelledby="assigned-to"
      mt="8"
      ps="4"
      borderInlineStartWidth="2px"
      borderColor="accent"
      overflowWrap="anywhere"
    >
      <chakra.h2 id="assigned-to" textStyle="small" color="ink.muted">
        Assigned to
      </chakra.h2>
      {assignedTo && (
        <chakra.p fontWeight="medium">
          <AuthorLink user={assignedTo} />
        </chakra.p>
      )}
      {assignedBy && assignedBy.id !== assignedTo?.id && (
        <chakra.p textStyle="small" color="ink.muted">
          by <AuthorLink user={assignedBy} />
        </chakra.p>
      )}
    </chakra.section>
  );
}
