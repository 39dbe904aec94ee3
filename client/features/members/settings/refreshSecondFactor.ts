import { graphql } from 'relay-runtime';
import type { refreshSecondFactorQuery } from '../../../__generated__/refreshSecondFactorQuery.graphql';
import { GraphQLRequestError } from '../../../lib/requestError';
import { environment } from '../../../relay/environment';
import { readNow } from '../../../relay/requests';
import { toast } from '../../../ui/feedback/toaster';

/**
 * Reads again whether two-step sign-in is on, and returns it. Needed when the response to a change was lost, whose result is then
 * unknown. Never rejects; after a failure the screen stays as it is, and the result is false.
 */
export const refreshSecondFactor = (): Promise<boolean> =>
  readNow<refreshSecondFactorQuery>(
    environment,
    graphql`
      query refreshSecondFactorQuery {
        viewer {
          ...TwoStepSection_viewer @relay(mask: false)
        }
      }
    `,
    {},
  )
    .then((data) => Boolean(data?.viewer?.secondFactor))
    .catch(() => false);

/** Shows why a change failed, and reads the state again, which may have changed all the same, or on another device. */
export function reportFailure(error: unknown, otherwise: string) {
  toast.error(error instanceof GraphQLRequestError ? error.message : otherwise);
  void refreshSecondFactor();
}
