import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { MemberRow_user$key } from '../../../__generated__/MemberRow_user.graphql';
import { Badge } from '../../../ui/content/Badge';
import { formatNumber } from '../../../ui/content/formats';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { TextLink } from '../../../ui/form/Button';
import { roleName } from './membersFilter';
import { ProfileCard } from './ProfileCard';

/** A member of the directory, with what they published lately. */
export function MemberRow({ user }: { user: MemberRow_user$key }) {
  const data = useFragment(
    graphql`
      fragment MemberRow_user on User {
        name
        roles
        publicStories(first: 3) {
          totalCount
          edges {
            node {
              id
              title
              publishedAt
            }
          }
        }
        ...ProfileCard_user
      }
    `,
    user,
  );
  const role = roleName(data.roles);
  const { edges, totalCount } = data.publicStories;
  return (
    <>
      <ProfileCard user={data} />
      {(role || totalCount > 0) && (
        <MetaLine mt="3" ps={{ md: '16' }}>
          {role && <Badge tone="accent">{role}</Badge>}
          {totalCount > 0 && (
            <span>
              {formatNumber(totalCount)} public {totalCount === 1 ? 'story' : 'stories'}
            </span>
          )}
        </MetaLine>
      )}
      {edges.length > 0 && (
        <chakra.ul aria-label={`Recent stories by ${data.name}`} mt="2" ps={{ md: '16' }} display="grid">
          {edges.map(({ node }) => (
            <chakra.li key={node.id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
              <TextLink to={`/stories/${node.id}`} tone="quiet" py="1" overflowWrap="anywhere">
                <bdi>{node.title}</bdi>
              </TextLink>
              {node.publishedAt && (
                <chakra.span textStyle="small" color="ink.muted">
                  <Time value={node.publishedAt} format="date" />
                </chakra.span>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}
