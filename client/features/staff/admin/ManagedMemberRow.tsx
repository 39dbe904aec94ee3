import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type {
  ManagedMemberRow_member$data,
  ManagedMemberRow_member$key,
} from '../../../__generated__/ManagedMemberRow_member.graphql';
import { Avatar } from '../../../ui/content/Avatar';
import { Badge } from '../../../ui/content/Badge';
import { Time } from '../../../ui/content/Time';
import { TextLink } from '../../../ui/form/Button';
import { ManagedMemberMenu } from './ManagedMemberMenu';

/** A member as organisers see them: roles, state, when they were last seen, and the menu of actions. */
export function ManagedMemberRow({ member }: { member: ManagedMemberRow_member$key }) {
  const data = useFragment(
    graphql`
      fragment ManagedMemberRow_member on ManagedMember {
        id
        email
        isConfirmed
        state
        roles
        lastSeenAt
        joinedAt
        user {
          username
          name
          profileImageUrl
        }
        ...ManagedMemberMenu_member
      }
    `,
    member,
  );
  const { name, username, profileImageUrl } = data.user;
  return (
    <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr) auto" columnGap="4">
      <Avatar name={name} url={profileImageUrl} size="12" />
      <div>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <TextLink
            to={`/admin/members/${data.id}`}
            tone="quiet"
            fontWeight="semibold"
            overflowWrap="anywhere"
          >
            <bdi>{name}</bdi>
          </TextLink>
          <Badges {...data} />
        </chakra.p>
        <chakra.p
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          textStyle="small"
          color="ink.muted"
          overflowWrap="anywhere"
        >
          <span>@{username}</span>
          {data.email != null && <span>{data.email}</span>}
          {!data.isConfirmed && <span>Address not confirmed</span>}
        </chakra.p>
        <Facts {...data} />
      </div>
      <chakra.div alignSelf="start">
        <ManagedMemberMenu member={data} />
      </chakra.div>
    </chakra.div>
  );
}

type FactsProps = Pick<ManagedMemberRow_member$data, 'state' | 'roles' | 'lastSeenAt' | 'joinedAt'>;

const Badges = ({ state, roles }: FactsProps) => (
  <>
    {state === 'SUSPENDED' && <Badge tone="danger">Suspended</Badge>}
    {state === 'WAITING' && <Badge tone="neutral">Waiting</Badge>}
    {roles.includes('ADMIN') && <Badge tone="accent">Administrator</Badge>}
    {roles.includes('INSTRUCTOR') && <Badge tone="accent">Instructor</Badge>}
  </>
);

const Facts = ({ state, lastSeenAt, joinedAt }: FactsProps) => (
  <chakra.p textStyle="facts" color="ink.muted" mt="0.5">
    {state === 'WAITING' ? 'Asked' : 'Joined'} <Time value={joinedAt} format="date" />
    {state !== 'WAITING' && (
      <>
        {' · '}
        {lastSeenAt ? (
          <>
            Last seen <Time value={lastSeenAt} />
          </>
        ) : (
          'Not seen lately'
        )}
      </>
    )}
  </chakra.p>
);
