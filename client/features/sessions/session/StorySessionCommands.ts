import { graphql, useFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { StorySessionCommands_session$key } from '../../../__generated__/StorySessionCommands_session.graphql';
import { GraphQLRequestError } from '../../../lib/requestError';
import { toast } from '../../../ui/feedback/toaster';
import { useSprintCommands } from '../room/useSprintCommands';
import { useStartSprintMutation } from '../room/useStartSprintMutation';

interface StorySessionCommandsProps {
  session: StorySessionCommands_session$key;
  isSprinting: boolean;
}

/** Offers a sprint of the usual length while writing, so that nobody has to leave the text to start one. */
export function StorySessionCommands({ session, isSprinting }: StorySessionCommandsProps) {
  const { id, status, viewerCanStartSprints } = useFragment(
    graphql`
      fragment StorySessionCommands_session on Session {
        id
        status
        viewerCanStartSprints
      }
    `,
    session,
  );
  const [startSprint] = useStartSprintMutation();
  const minutes = limits.session.sprint.default;
  const start = () =>
    void startSprint({ input: { id, minutes } }).catch((error: unknown) => {
      if (error instanceof GraphQLRequestError) toast.error(error.message);
    });
  const canStart = status === 'IN_PROGRESS' && viewerCanStartSprints && !isSprinting;
  useSprintCommands({ minutes, start: canStart ? start : null, end: null });
  return null;
}
