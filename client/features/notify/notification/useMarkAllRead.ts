import { GraphQLRequestError } from '../../../lib/requestError';
import { toast } from '../../../ui/feedback/toaster';
import { useMarkNotificationsReadMutation } from './useMarkNotificationsReadMutation';

/** Marks all notifications as read; shows a toast if that failed. */
export function useMarkAllRead() {
  const [markRead, marking] = useMarkNotificationsReadMutation();
  const markAll = async () => {
    try {
      await markRead('all');
    } catch (error) {
      toast.error(error instanceof GraphQLRequestError ? error.message : 'They could not be marked as read');
    }
  };
  return [markAll, marking] as const;
}
