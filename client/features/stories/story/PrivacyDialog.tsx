import { chakra, Dialog } from '@chakra-ui/react';
import { useState } from 'react';
import type { Privacy } from '../../../lib/privacy';
import { reasonOf } from '../../../lib/requestError';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { ChoiceCards } from '../../../ui/form/ChoiceCards';
import { FormFailure } from '../../../ui/form/formFields';
import { Modal } from '../../../ui/layout/Modal';
import { useStoryPrivacyMutation } from '../share/useStoryPrivacyMutation';
import { withdrawNote } from '../share/useWithdrawal';
import { privacyChoices } from './PrivacyChoice';

export interface PrivacyDialogProps {
  story: { id: string; title: string; privacyLevel: string; hasUnpublishedChanges: boolean };
  onClose: () => void;
}

const savedTexts: Record<Privacy, string> = {
  PRIVATE: 'The story is private now',
  SHARED: 'The story is shared now',
  PUBLIC: 'The story is public now',
};

/** Changes who can read a story, without opening it. */
export function PrivacyDialog({ story, onClose }: PrivacyDialogProps) {
  const [chosen, setChosen] = useState<Privacy | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [setPrivacy, saving] = useStoryPrivacyMutation();
  const save = async () => {
    if (!chosen) return;
    setFailure(null);
    try {
      await setPrivacy({ input: { id: story.id, privacyLevel: chosen } });
      toast.success(savedTexts[chosen]);
      onClose();
    } catch (error) {
      setFailure(reasonOf(error) ?? 'The privacy could not be changed. Please try again.');
    }
  };
  const makesPrivate = chosen === 'PRIVATE' && story.privacyLevel !== 'PRIVATE';
  const note = makesPrivate
    ? `${withdrawNote}${story.hasUnpublishedChanges ? ' Your unpublished changes become its text.' : ''}`
    : '';
  return (
    <Modal open onClose={onClose} box={{ maxW: '32rem' }}>
      <Dialog.Title mb="4">{story.title}</Dialog.Title>
      <chakra.div display="grid" gap="5">
        <FormFailure text={failure} />
        <ChoiceCards
          legend="Who can read it"
          choices={privacyChoices}
          value={chosen ?? story.privacyLevel}
          onChange={setChosen}
          columns="1fr"
          note={note}
        />
      </chakra.div>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose} disabled={saving}>
          Cancel
        </Button>
        <Button
          onClick={() => void save()}
          loading={saving}
          disabled={chosen === null || chosen === story.privacyLevel}
        >
          Save
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}
