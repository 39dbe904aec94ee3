import { chakra, Dialog } from '@chakra-ui/react';
import { useState } from 'react';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { FormFailure } from '../../ui/form/formFields';
import { useWithdrawStoryMutation } from './useWithdrawStoryMutation';

export const withdrawNote =
  'Nobody else will be able to read it, and it leaves the favorites of those who have it there.';
export const withdrawFailed = 'The story could not be made private. Please try again.';

/** A public story can only be withdrawn. */
export function PublicStory({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const [withdrawStory, withdrawing] = useWithdrawStoryMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async () => {
    setFailure(null);
    try {
      await withdrawStory(storyId);
      toast.success('The story is private now');
      onClose();
    } catch {
      setFailure(withdrawFailed);
    }
  };
  return (
    <>
      <chakra.p>
        This story is public: everyone can read it on the blog. To share it with members alone, make it
        private first. {withdrawNote}
      </chakra.p>
      <FormFailure text={failure} />
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={withdrawing} onClick={() => void withdraw()}>
          Make private
        </Button>
      </Dialog.Footer>
    </>
  );
}
