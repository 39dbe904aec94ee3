import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { useMemberBlockMutationsBlockMutation as Block } from '../__generated__/useMemberBlockMutationsBlockMutation.graphql';
import type { useMemberBlockMutationsMuteMutation as Mute } from '../__generated__/useMemberBlockMutationsMuteMutation.graphql';
import type { useMemberBlockMutationsUnblockMutation as Unblock } from '../__generated__/useMemberBlockMutationsUnblockMutation.graphql';
import type { useMemberBlockMutationsUnmuteMutation as Unmute } from '../__generated__/useMemberBlockMutationsUnmuteMutation.graphql';
import { useAppMutation } from './useAppMutation';

/** Updates the viewer's list of ids, by which a session's page folds messages: that page may be shown before it is fetched again. */
const updateListedIds =
  (field: 'mutedMemberIds' | 'blockedMemberIds', id: string, isListed: boolean) =>
  (store: RecordSourceProxy) => {
    const viewer = store.getRoot().getLinkedRecord('viewer');
    const ids = viewer?.getValue(field) as string[] | null | undefined;
    if (ids) viewer?.setValue([...ids.filter((other) => other !== id), ...(isListed ? [id] : [])], field);
  };

/** Mutations that mute, unmute, block and unblock a member. */
export function useMemberBlockMutations() {
  const [mute] = useAppMutation<Mute>(graphql`
    mutation useMemberBlockMutationsMuteMutation($input: MuteMemberInput!) {
      muteMember(input: $input) {
        user {
          id
          viewerMutes
        }
      }
    }
  `);
  const [unmute] = useAppMutation<Unmute>(graphql`
    mutation useMemberBlockMutationsUnmuteMutation($input: UnmuteMemberInput!) {
      unmuteMember(input: $input) {
        user {
          id
          viewerMutes
        }
      }
    }
  `);
  const [block] = useAppMutation<Block>(graphql`
    mutation useMemberBlockMutationsBlockMutation($input: BlockMemberInput!) {
      blockMember(input: $input) {
        user {
          id
          viewerBlocks
          viewerIsFollowing
          followerCount: followers(first: 0) {
            totalCount
          }
        }
      }
    }
  `);
  const [unblock] = useAppMutation<Unblock>(graphql`
    mutation useMemberBlockMutationsUnblockMutation($input: UnblockMemberInput!) {
      unblockMember(input: $input) {
        user {
          id
          viewerBlocks
        }
      }
    }
  `);
  return {
    mute: (id: string) => mute({ input: { id } }, { updater: updateListedIds('mutedMemberIds', id, true) }),
    unmute: (id: string) =>
      unmute({ input: { id } }, { updater: updateListedIds('mutedMemberIds', id, false) }),
    block: (id: string) =>
      block({ input: { id } }, { updater: updateListedIds('blockedMemberIds', id, true) }),
    unblock: (id: string) =>
      unblock({ input: { id } }, { updater: updateListedIds('blockedMemberIds', id, false) }),
  };
}
