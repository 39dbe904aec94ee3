import { Menu, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import type { MemberMenu_user$key } from '../../../__generated__/MemberMenu_user.graphql';
import { useMemberBlockMutations } from '../../../relay/useMemberBlockMutations';
import { MoreIcon } from '../../../ui/content/icons';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';

export function MemberMenu({ user }: { user: MemberMenu_user$key }) {
  const data = useFragment(
    graphql`
      fragment MemberMenu_user on User {
        id
        name
        viewerCanFollow
        viewerMutes
        viewerBlocks
      }
    `,
    user,
  );
  const { id, viewerCanFollow, viewerMutes, viewerBlocks } = data;
  const name = isolated(data.name);
  const { mute, unmute, block, unblock } = useMemberBlockMutations();
  const [confirming, setConfirming] = useState<'mute' | 'block' | null>(null);
  if (!viewerCanFollow) return null;
  const run = (mutate: (id: string) => Promise<unknown>, successText: string) =>
    mutate(id).then(
      () => toast.success(successText),
      () => toast.error('That could not be changed'),
    );
  return (
    <>
      <Menu.Root
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => {
          if (value === 'unmute') void run(unmute, `${name} is no longer muted`);
          else if (value === 'unblock') void run(unblock, `${name} is no longer blocked`);
          else if (value === 'mute' || value === 'block') setConfirming(value);
        }}
      >
        <Menu.Trigger asChild>
          <Button variant="outline" size="md" px="3" aria-label={`More about ${name}`}>
            <MoreIcon />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value={viewerMutes ? 'unmute' : 'mute'}>
                <Menu.ItemText>{viewerMutes ? 'Unmute' : 'Mute…'}</Menu.ItemText>
              </Menu.Item>
              <Menu.Item value={viewerBlocks ? 'unblock' : 'block'}>
                <Menu.ItemText>{viewerBlocks ? 'Unblock' : 'Block…'}</Menu.ItemText>
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmDialog
        text={`Mute ${name}?`}
        note="Their comments are folded for you, and you aren’t told of what they do. They won’t know."
        confirmLabel="Mute"
        tone="solid"
        open={confirming === 'mute'}
        onClose={() => setConfirming(null)}
        onConfirm={() => run(mute, `${name} is muted`)}
      />
      <ConfirmDialog
        text={`Block ${name}?`}
        note="They can’t follow you, comment on your stories, or read those that you shared with them by name. What is public stays public. Unblocking doesn’t bring back what this ends."
        confirmLabel="Block"
        open={confirming === 'block'}
        onClose={() => setConfirming(null)}
        onConfirm={() => run(block, `${name} is blocked`)}
      />
    </>
  );
}
