import { changesOf } from '../../../forms/changesOf';
import type { Problems } from '../../../forms/useCheckedForm';
import type { Member } from '../../../forms/useMemberSearch';

export interface ShareValues {
  audience: 'everyone' | 'named';
  members: readonly Member[];
  canComment: boolean;
}

// An empty list must not mean everyone.
export const problemsOf = ({ audience, members }: ShareValues): Problems<ShareValues> =>
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
