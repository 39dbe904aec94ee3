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

// An empty list must not mean everyone.
const problemsOf = ({ audience, members }: ShareValues): Problems<ShareValues> =>
  audience === 'named' && members.length === 0
    ? { members: 'Name at least one member, or share with everyone.' }
    : {};

const without = (members: readonly Member[], others: readonly Member[]) =>
  members.filter(({ id }) => !others.some((other) => other.id === id));

/** The current sharing, with the changes made in the form since `before`. */
export function withOwnChanges(before: ShareValues, now: ShareValues, form: ShareValues): ShareValues {
  const own = changesOf(before, form);
  const removed = without(before.members, form.members);
  return {
    ...now,
    ...own,
    // Picking members means that the author wants to name them.
    audience: own.audience || own.members ? form.audience : now.audience,
    members: [
      ...without(now.members, removed),
      ...without(form.members, [...before.members, ...now.members]),
    ],
  };
}

export interface ShareFormProps {
  storyId: string;
  isShared: boolean;
  isSharedByName: boolean;
  /** Empty as well if all named members deleted their accounts, or if an event said that it is shared, but not who with. */
  sharedWith: readonly Member[];
  readersMayComment: boolean;
  onClose: () => void;
}

export function ShareForm(props: ShareFormProps) {
  const { storyId, isShared, isSharedByName, sharedWith, readersMayComment, onClose } = props;
  const [asking, setAsking] = useState(false);
  const [shareStory] = useShareStoryMutation();
  const withdrawal = useWithdrawal(storyId, onClose);
  const shared: ShareValues = {
    audience: isShared && !isSharedByName && sharedWith.length === 0 ? 'everyone' : 'named',
    members: sharedWith,
    canComment: readersMayComment,
  };
  const [initial, setInitial] = useState(shared);
  const { form, values, problems, failure, sending, change, replace, onSubmit } = useCheckedForm<ShareValues>(
    {
      initial,
      problemsOf,
      send: async ({ audience, members, canComment }) => {
        withdrawal.clearFailure();
        const named = audience === 'named' ? members : [];
        await shareStory(storyId, { userIds: named.map(({ id }) => id), canComment });
        toast.success(`Shared with ${namesOf(named)}`);
        onClose();
      },
    },
  );
  // Sharing has changed elsewhere, or what this device had was outdated.
  if (!isSameContent(shared, initial)) {
    setInitial(shared);
    replace(withOwnChanges(initial, shared, values));
  }
  const notShared = failure && (failure.reason ?? 'The story could not be shared. Please try again.');
  return (
    <chakra.form ref={form} onSubmit={onSubmit} noValidate display="grid" gap="5">
      <FormFailure text={withdrawal.failure ?? notShared} />
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
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          // A failure of sharing is over.
          replace(values);
          return withdrawal.withdraw();
        }}
      />
    </chakra.form>
  );
}

/** Nobody named means every member. */
function namesOf([first, ...others]: readonly Member[]): string {
  if (!first) return 'all members';
  return others.length === 0 ? first.name : `${others.length + 1} members`;
}
