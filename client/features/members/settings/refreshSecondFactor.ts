import { graphql } from 'relay-runtime';
import type { refreshSecondFactorQuery } from '../../../__generated__/refreshSecondFactorQuery.graphql';
import { environment } from '../../../relay/environment';
import { readNow } from '../../../relay/requests';

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
