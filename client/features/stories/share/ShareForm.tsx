import { chakra, Dialog } from '@chakra-ui/react';
import { useState } from 'react';
import { changesOf } from '../../../forms/changesOf';
import { MemberPicker } from '../../../forms/MemberPicker';
import { type Problems, useCheckedForm } from '../../../forms/useCheckedForm';
import type { Member } from '../../../forms/useMemberSearch';
import { isSameContent } from '../../../lib/isSameContent';
import { PeopleIcon, PersonIcon } from '../../../ui/content/icons';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { ChoiceCards } from '../../../ui/form/ChoiceCards';
import { CheckboxField, FormFailure } from '../../../ui/form/formFields';
import { useShareStoryMutation } from './useShareStoryMutation';
import { useWithdrawal, withdrawNote } from './useWithdrawal';

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

export interface ShareValues {
  audience: 'everyone' | 'named';
  members: readonly Member[];
  canComment: boolean;
}

// Naming nobody is a mistake: for the server, an empty list means everyone.
const problemsOf = ({ audience, members }: ShareValues): Problems<ShareValues> =>
  audience === 'named' && members.length === 0
    ? { members: 'Name at least one member, or share with everyone.' }
    : {};

const without = (members: readonly Member[], others: readonly Member[]) =>
  members.filter(({ id }) => !others.some((other) => other.id === id));

/** Merges the changes that the author made in the form, which began with `before`, into the current sharing. */
export function mergeFormChanges(before: ShareValues, now: ShareValues, form: ShareValues): ShareValues {
  const changes = changesOf(before, form);
  const removed = without(before.members, form.members);
  return {
    ...now,
    ...changes,
    // Picking members is also a choice of the audience.
    audience: changes.audience || changes.members ? form.audience : now.audience,
    members: [
      ...without(now.members, removed),
      ...without(form.members, [...before.members, ...now.members]),
    ],
  };
}

interface ShareFormProps {
  storyId: string;
  isShared: boolean;
  isSharedByName: boolean;
  /**
   * The named members. Also empty if they all deleted their accounts, or if the device only knows from an event that the story is
   * shared.
   */
  sharedWith: readonly Member[];
  readersMayComment: boolean;
  onClose: () => void;
}

/** The form of a story that isn't public. */
export function ShareForm(props: ShareFormProps) {
  const { storyId, isShared, isSharedByName, sharedWith, readersMayComment, onClose } = props;
  const [isAsking, setAsking] = useState(false);
  const [shareStory] = useShareStoryMutation();
  const withdrawal = useWithdrawal(storyId, onClose);
  const current: ShareValues = {
    audience: isShared && !isSharedByName && sharedWith.length === 0 ? 'everyone' : 'named',
    members: sharedWith,
    canComment: readersMayComment,
  };
  const [initial, setInitial] = useState(current);
  const { form, values, problems, failure, sending, change, replace, onSubmit } = useCheckedForm<ShareValues>(
    {
      initial,
      problemsOf,
      send: async ({ audience, members, canComment }) => {
        withdrawal.clearFailure();
        const named = audience === 'named' ? members : [];
        await shareStory({ input: { id: storyId, userIds: named.map(({ id }) => id), canComment } });
        toast.success(`Shared with ${namesOf(named)}`);
        onClose();
      },
    },
  );
  // The sharing has changed elsewhere, or what this device knew was outdated.
  if (!isSameContent(current, initial)) {
    setInitial(current);
    replace(mergeFormChanges(initial, current, values));
  }
  const sharingFailure = failure && (failure.reason ?? 'The story could not be shared. Please try again.');
  return (
    <chakra.form ref={form} onSubmit={onSubmit} noValidate display="grid" gap="5">
      <FormFailure text={withdrawal.failure ?? sharingFailure} />
      <ChoiceCards
        legend="Who can read it"
        choices={audiences}
        value={values.audience}
        onChange={(audience) => change('audience', audience)}
        columns="1fr"
      />
      {values.audience === 'named' && (
        <MemberPicker
          chosen={values.members}
          hint="Only the people you choose can read it."
          error={problems.members}
          onChange={(members) => change('members', members)}
        />
      )}
      <CheckboxField checked={values.canComment} onChecked={(canComment) => change('canComment', canComment)}>
        Allow comments
      </CheckboxField>
      <Dialog.Footer mt="1">
        {isShared && (
          <Button variant="ghost" color="danger" me="auto" disabled={sending} onClick={() => setAsking(true)}>
            Make private
          </Button>
        )}
        <Button variant="outline" onClick={onClose} disabled={sending}>
          Cancel
        </Button>
        <Button type="submit" loading={sending}>
          {isShared ? 'Save' : 'Share'}
        </Button>
      </Dialog.Footer>
      <ConfirmDialog
        text="Make this story private?"
        note={withdrawNote}
        confirmLabel="Make private"
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          // Removes the message of a sharing that failed before.
          replace(values);
          return withdrawal.withdraw();
        }}
      />
    </chakra.form>
  );
}

/** Who the story is shared with, in words; an empty list means every member. */
function namesOf([first, ...others]: readonly Member[]): string {
  if (!first) return 'all members';
  return others.length === 0 ? first.name : `${others.length + 1} members`;
}
