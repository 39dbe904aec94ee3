import { chakra, Dialog } from '@chakra-ui/react';
import { Button } from '../../ui/form/Button';
import { FormFailure } from '../../ui/form/formFields';
import { PublicLinks } from './PublicLinks';
import { useWithdrawal, withdrawNote } from './useWithdrawal';

/** A public story can only be withdrawn. */
export function PublicStory({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const { withdraw, withdrawing, failure } = useWithdrawal(storyId, onClose);
  return (
    <>
      <chakra.p>
        This story is public: everyone can read it on the blog. To share it with members alone, make it
        private first. {withdrawNote}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="1" mt="3">
        <PublicLinks storyId={storyId} />
      </chakra.div>
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
