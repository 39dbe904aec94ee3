import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { MutedAndBlockedSection_viewer$key } from '../../__generated__/MutedAndBlockedSection_viewer.graphql';
import { useMemberBlockMutations } from '../../relay/useMemberBlockMutations';
import { Rows } from '../../ui/feedback/SkeletonList';
import { toast } from '../../ui/feedback/toaster';
import { Button, TextLink } from '../../ui/form/Button';
import { SettingsSection } from '../../ui/form/SettingsSection';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

interface ListProps {
  title: string;
  members: readonly Listed[];
  undo: string;
  onUndo: (id: string) => Promise<unknown>;
}

function MemberRows({ title, members, undo, onUndo }: ListProps) {
  if (members.length === 0) return null;
  return (
    <Rows aria-label={title} css={{ '& > li, & > li:first-of-type': { py: '3' } }}>
      {members.map(({ id, name, username }) => (
        <chakra.li key={id} display="flex" alignItems="center" justifyContent="space-between" gap="4">
          <chakra.span minW="0" overflowWrap="anywhere">
            <TextLink to={`/u/${username}`} tone="quiet">
              <bdi>{name}</bdi>
            </TextLink>{' '}
            <chakra.span color="ink.muted">{title.toLowerCase()}</chakra.span>
          </chakra.span>
          <Button
            variant="outline"
            size="sm"
            aria-label={`${undo} ${name}`}
            onClick={() => void onUndo(id).catch(() => toast.error('That could not be changed'))}
          >
            {undo}
          </Button>
        </chakra.li>
      ))}
    </Rows>
  );
}

/** Whom the member muted and blocked, with a way back. */
export function MutedAndBlockedSection({ viewer }: { viewer: MutedAndBlockedSection_viewer$key }) {
  const { mutedMembers, blockedMembers } = useFragment(
    graphql`
      fragment MutedAndBlockedSection_viewer on Viewer {
        mutedMembers(first: 100) {
          edges {
            node {
              id
              name
              username
              viewerMutes
            }
          }
        }
        blockedMembers(first: 100) {
          edges {
            node {
              id
              name
              username
              viewerBlocks
            }
          }
        }
      }
    `,
    viewer,
  );
  const { unmute, unblock } = useMemberBlockMutations();
  // Those who were released since the list was read are still in it.
  const muted = mutedMembers.edges.map(({ node }) => node).filter((node) => node.viewerMutes);
  const blocked = blockedMembers.edges.map(({ node }) => node).filter((node) => node.viewerBlocks);
  const isEmpty = muted.length === 0 && blocked.length === 0;
  return (
    <SettingsSection
      title="Muted and blocked"
      lead="You mute and block members on their profile. Nobody is told."
    >
      {isEmpty && <chakra.p color="ink.muted">Nobody is muted or blocked.</chakra.p>}
      <MemberRows title="Muted" members={muted} undo="Unmute" onUndo={unmute} />
      <MemberRows title="Blocked" members={blocked} undo="Unblock" onUndo={unblock} />
    </SettingsSection>
  );
}
