import { graphql } from 'relay-runtime';
import type { refreshSecondFactorQuery } from '../../../__generated__/refreshSecondFactorQuery.graphql';
import { GraphQLRequestError } from '../../../lib/requestError';
import { environment } from '../../../relay/environment';
import { readNow } from '../../../relay/requests';
import { toast } from '../../../ui/feedback/toaster';

/**
 * Loads again whether two-step sign-in is on, and returns it: without a response, the result of a change is unknown. A failure
 * leaves the screen as it is.
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

/** Reports the failure of a change, and loads the state: it may have been changed all the same, or elsewhere. */
export function sayWhy(error: unknown, otherwise: string) {
  toast.error(error instanceof GraphQLRequestError ? error.message : otherwise);
  void refreshSecondFactor();
}
