import { useNavigate } from 'react-router-dom';
import { GraphQLRequestError } from '../../../lib/requestError';
import { waitingPath } from './linkParameters';

/**
 * Returns a function that awaits signing in or up, and opens the waiting page if an organiser has to approve the account first.
 * The page shows the email address; an empty one is left out.
 */
export function useApprovalRedirect() {
  const navigate = useNavigate();
  return async (email: string, signIn: Promise<void>): Promise<void> => {
    try {
      await signIn;
    } catch (error) {
      if (!(error instanceof GraphQLRequestError) || error.code !== 'WAITING_FOR_APPROVAL') throw error;
      await navigate(waitingPath, { state: { email } });
    }
  };
}
