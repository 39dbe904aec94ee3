import { chakra, Dialog } from '@chakra-ui/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { reasonOf } from '../../relay/requestError';
import { PeopleIcon, PersonIcon } from '../../ui/content/icons';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { ChoiceCards } from '../../ui/form/ChoiceCards';
import { FormFailure } from '../../ui/form/formFields';
import { MemberPicker } from '../../ui/form/MemberPicker';
import type { Member } from '../../ui/form/useMemberSearch';
import { withdrawFailed, withdrawNote } from './PublicStory';
import { useShareStoryMutation } from './useShareStoryMutation';
import { useWithdrawStoryMutation } from './useWithdrawStoryMutation';

const audiences = [
  {
    value: 'everyone',
    label: 'Everyone in the group',
    hint: 'All signed-in members',
    Icon: PeopleIcon,
  },
  {
    value: 'named',
    label: 'Members you name',
    hint: 'Hidden from everyone else',
    Icon: PersonIcon,
  },
] as const;

export interface ShareFormProps {
  storyId: string;
  isShared: boolean;
  /** Null for everyone. Empty if all named members deleted their accounts. */
  sharedWith: readonly Member[] | null;
  readersMayComment: boolean;
  onClose: () => void;
}

export function ShareForm({ storyId, isShared, sharedWith, readersMayComment, onClose }: ShareFormProps) {
  const [everyone, setEveryone] = useState(isShared && sharedWith === null);
  const [members, setMembers] = useState(sharedWith ?? []);
  const [canComment, setCanComment] = useState(readersMayComment);
  const [missing, setMissing] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [shareStory, sharing] = useShareStoryMutation();
  const [withdrawStory] = useWithdrawStoryMutation();
  const form = useRef<HTMLFormElement>(null);
  const commentsId = useId();

  const share = async (event: FormEvent) => {
    event.preventDefault();
    if (sharing) return;
    if (!everyone && members.length === 0) {
      setMissing('Name at least one member, or share with everyone.');
      form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
      return;
    }
    setFailure(null);
    try {
      await shareStory(storyId, { userIds: everyone ? [] : members.map(({ id }) => id), canComment });
      toast.success(everyone ? 'Shared with all members' : `Shared with ${namesOf(members)}`);
      onClose();
    } catch (error) {
      setFailure(reasonOf(error) ?? 'The story could not be shared. Please try again.');
    }
  };
  const withdraw = async () => {
    setFailure(null);
    try {
      await withdrawStory(storyId);
    } catch {
      setFailure(withdrawFailed);
      return;
    }
    toast.success('The story is private now');
    onClose();
  };

  return (
    <chakra.form ref={form} onSubmit={(event) => void share(event)} noValidate display="grid" gap="5">
      <FormFailure text={failure} />
      <ChoiceCards
        legend="Who can read it"
        choices={audiences}
        value={everyone ? 'everyone' : 'named'}
        onChange={(audience) => setEveryone(audience === 'everyone')}
        columns="1fr"
      />
      {!everyone && (
        <MemberPicker
          chosen={members}
          hint="Only the people you choose can read it."
          error={missing}
          onChange={(chosen) => {
            setMembers(chosen);
            setMissing(undefined);
          }}
        />
      )}
      <chakra.label
        htmlFor={commentsId}
        display="flex"
        alignItems="center"
        gap="3"
        minH="target"
        cursor="pointer"
      >
        <chakra.input
          id={commentsId}
          type="checkbox"
          w="5"
          h="5"
          accentColor="accent"
          checked={canComment}
          onChange={(event) => setCanComment(event.target.checked)}
        />
        Allow comments
      </chakra.label>
      <Dialog.Footer mt="1">
        {isShared && (
          <Button variant="ghost" color="danger" me="auto" disabled={sharing} onClick={() => setAsking(true)}>
            Make private
          </Button>
        )}
        <Button variant="outline" onClick={onClose} disabled={sharing}>
          Cancel
        </Button>
        <Button type="submit" loading={sharing}>
          {isShared ? 'Save' : 'Share'}
        </Button>
      </Dialog.Footer>
      <ConfirmDialog
        text="Make this story private?"
        note={withdrawNote}
        confirmLabel="Make private"
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={withdraw}
      />
    </chakra.form>
  );
}

function namesOf(members: readonly Member[]): string {
  const [first, ...others] = members;
  if (!first) return '';
  return others.length === 0 ? first.name : `${members.length} members`;
}
