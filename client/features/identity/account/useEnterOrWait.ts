import { useNavigate } from 'react-router-dom';
import { GraphQLRequestError } from '../../../lib/requestError';
import { waitingPath } from './recoveryLink';

/** Signs in or up; navigates to the waiting page if an organiser has to approve first. */
export function useEnterOrWait() {
  const navigate = useNavigate();
  return async (email: string, entered: Promise<void>): Promise<void> => {
    try {
      await entered;
    } catch (error) {
      if (!(error instanceof GraphQLRequestError) || error.code !== 'WAITING_FOR_APPROVAL') throw error;
      await navigate(waitingPath, { state: { email } });
    }
  };
}
