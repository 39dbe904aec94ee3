import { chakra } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import type { MemberPageQuery } from '../../../__generated__/MemberPageQuery.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { usePageQuery } from '../../../relay/usePageQuery';
import { formatNumber } from '../../../ui/content/formats';
import { Rows } from '../../../ui/content/Rows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton, TextLink } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { AdminPage } from './AdminPage';
import { ManagedMemberRow } from './ManagedMemberRow';
import { MemberLog } from './MemberLog';

export const MemberPage = () => (
  <AdminPage title="Member" lead={<TextLink to="/admin/members">All members</TextLink>}>
    <Member />
  </AdminPage>
);

function Member() {
  const { managedMember: member } = usePageQuery<MemberPageQuery>(graphql`
    query MemberPageQuery($id: ID!) @preloadable {
      managedMember(id: $id) {
        state
        publicStoryCount
        askedToJoin
        invitation {
          note
          invitedBy {
            ...AuthorLink_user
          }
        }
        user {
          username
        }
        ...ManagedMemberRow_member
        ...MemberLog_member
      }
    }
  `);
  if (!member) return <NoMember />;
  const { invitation, askedToJoin, publicStoryCount, state, user } = member;
  return (
    <chakra.div display="grid" gap="10">
      <Rows aria-label="Member">
        <li>
          <ManagedMemberRow member={member} />
        </li>
      </Rows>
      <SettingsSection title="What everyone sees">
        <p>
          {storyCountText(publicStoryCount)}
          {state === 'ACTIVE' && (
            <>
              {' '}
              <TextLink to={`/u/${user.username}`}>See their profile</TextLink>
            </>
          )}
        </p>
      </SettingsSection>
      <SettingsSection title="How they joined">
        {invitation ? (
          <p>
            By an invitation{' '}
            {invitation.invitedBy && (
              <>
                of <AuthorLink user={invitation.invitedBy} />
              </>
            )}
            {invitation.note !== '' && (
              <>
                : <bdi>“{invitation.note}”</bdi>
              </>
            )}
          </p>
        ) : (
          <chakra.p color="ink.muted">
            {askedToJoin ? requestText(state) : 'Without an invitation, or by one whose maker has left.'}
          </chakra.p>
        )}
      </SettingsSection>
      <MemberLog member={member} />
    </chakra.div>
  );
}

const requestText = (state: string) =>
  state === 'WAITING'
    ? 'They asked to join, and wait for an answer.'
    : 'They asked to join, and were let in.';

function storyCountText(count: number): string {
  if (count === 0) return 'No public stories.';
  return count === 1 ? 'One public story.' : `${formatNumber(count)} public stories.`;
}

const NoMember = () => (
  <EmptyState
    title="No such member"
    text="They may have deleted their account."
    action={
      <LinkButton to="/admin/members" variant="outline">
        Show all members
      </LinkButton>
    }
  />
);
