import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import type {
  InvitationRow_invitation$data,
  InvitationRow_invitation$key,
} from '../../../__generated__/InvitationRow_invitation.graphql';
import type { InvitationRowRevokeInvitationMutation } from '../../../__generated__/InvitationRowRevokeInvitationMutation.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Badge } from '../../../ui/content/Badge';
import { Time } from '../../../ui/content/Time';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { Button } from '../../../ui/form/Button';

type Invitation = InvitationRow_invitation$data;

const fragment = graphql`
  fragment InvitationRow_invitation on Invitation {
    id
    note
    uses
    usesMax
    createdAt
    expiresAt
    revokedAt
    isUsable
    viewerCanRevoke
    invitedBy {
      ...AuthorLink_user
    }
    members(first: 10) {
      edges {
        node {
          id
          ...AuthorLink_user
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

/** Why nobody can join by the invitation any more; null while somebody can. */
function endOf({ isUsable, revokedAt, uses, usesMax }: Invitation): string | null {
  if (isUsable) return null;
  if (revokedAt != null) return 'Revoked';
  return uses >= usesMax ? 'Used up' : 'Expired';
}

export function InvitationRow({ invitation }: { invitation: InvitationRow_invitation$key }) {
  const data = useFragment(fragment, invitation);
  const end = endOf(data);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3">
      <chakra.div flex="1 1 16rem" minW="0">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <chakra.span
            fontWeight="semibold"
            overflowWrap="anywhere"
            dir="auto"
            color={data.note ? undefined : 'ink.muted'}
          >
            {data.note || 'Without a note'}
          </chakra.span>
          {end && <Badge tone="neutral">{end}</Badge>}
        </chakra.p>
        <Facts {...data} />
        <Joined members={data.members} />
      </chakra.div>
      {data.viewerCanRevoke && !end && <Revoke id={data.id} note={data.note} />}
    </chakra.div>
  );
}

const Facts = ({ uses, usesMax, expiresAt, createdAt, invitedBy, isUsable }: Invitation) => (
  <chakra.p textStyle="facts" color="ink.muted" mt="0.5">
    {uses} of {usesMax} joined
    {isUsable && (
      <>
        {' · '}
        {expiresAt ? (
          <>
            Ends <Time value={expiresAt} format="date" />
          </>
        ) : (
          'Never ends'
        )}
      </>
    )}
    {' · '}Made <Time value={createdAt} format="date" />
    {invitedBy && (
      <>
        {' '}
        by <AuthorLink user={invitedBy} />
      </>
    )}
  </chakra.p>
);

function Joined({ members: { edges, pageInfo } }: Pick<Invitation, 'members'>) {
  if (edges.length === 0) return null;
  return (
    <chakra.p textStyle="facts" color="ink.muted" mt="0.5" overflowWrap="anywhere">
      Joined:{' '}
      {edges.map(({ node }, index) => (
        <span key={node.id}>
          {index > 0 && ', '}
          <AuthorLink user={node} />
        </span>
      ))}
      {pageInfo.hasNextPage && ' and others'}
    </chakra.p>
  );
}

function Revoke({ id, note }: Pick<Invitation, 'id' | 'note'>) {
  const [revokeInvitation, revoking] = useRevokeInvitationMutation();
  const revoke = () =>
    toastOutcome(revokeInvitation({ input: { id } }), {
      done: 'The invitation is revoked',
      failed: 'The invitation could not be revoked. Please try again.',
    });
  return (
    <ConfirmDialog
      text={note ? `Revoke “${isolated(note)}”?` : 'Revoke this invitation?'}
      note="Nobody can join by its link any more. Who has joined stays a member."
      confirmLabel="Revoke"
      onConfirm={revoke}
      trigger={
        <Button variant="outline" size="sm" loading={revoking}>
          Revoke
          <chakra.span srOnly> {note || 'the invitation without a note'}</chakra.span>
        </Button>
      }
    />
  );
}

function useRevokeInvitationMutation() {
  return useAppMutation<InvitationRowRevokeInvitationMutation>(graphql`
    mutation InvitationRowRevokeInvitationMutation($input: RevokeInvitationInput!) {
      revokeInvitation(input: $input) {
        invitation {
          id
          ...InvitationRow_invitation
        }
      }
    }
  `);
}
