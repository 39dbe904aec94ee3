import { useState } from 'react';
import { reasonOf } from '../../../lib/requestError';
import { toast } from '../../../ui/feedback/toaster';
import { useStoryPrivacyMutation } from './useStoryPrivacyMutation';

export const withdrawNote =
  'Nobody else will be able to read it, and it leaves the favorites of those who have it there.';

/** Makes a story private and calls `onClose`; the dialog has to show a failure. */
export function useWithdrawal(storyId: string, onClose: () => void) {
  const [setPrivacy, withdrawing] = useStoryPrivacyMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async () => {
    setFailure(null);
    try {
      await setPrivacy({ input: { id: storyId, privacyLevel: 'PRIVATE' } });
      toast.success('The story is private now');
      onClose();
    } catch (error) {
      setFailure(reasonOf(error) ?? 'The story could not be made private. Please try again.');
    }
  };
  return { withdraw, withdrawing, failure, clearFailure: () => setFailure(null) };
}
