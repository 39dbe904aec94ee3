import { chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigation, useSearchParams } from 'react-router-dom';
import type {
  DirectoryPage_query$data,
  DirectoryPage_query$key,
} from '../../../__generated__/DirectoryPage_query.graphql';
import type { DirectoryPagePaginationQuery } from '../../../__generated__/DirectoryPagePaginationQuery.graphql';
import type { DirectoryPageQuery } from '../../../__generated__/DirectoryPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { Badge } from '../../../ui/content/Badge';
import { FoundRows } from '../../../ui/content/FoundRows';
import { formatNumber } from '../../../ui/content/formats';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { LinkButton, TextLink } from '../../../ui/form/Button';
import { FilterSelect } from '../../../ui/form/FilterSelect';
import { SearchBox } from '../../../ui/form/SearchBox';
import { useFilters } from '../../../ui/form/useFilters';
import { Page } from '../../../ui/layout/Page';
import { membersFilter, membersParams, roleName, roles } from './membersFilter';
import { ProfileCard } from './ProfileCard';

export function DirectoryPage() {
  const [{ role }, choose] = useFilters(membersFilter, membersParams);
  return (
    <Page title="Members" lead="Everyone who writes here, and what they published lately.">
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="4" mb="8">
        <SearchBox label="Search members" />
        <chakra.div w={{ base: 'full', sm: '14rem' }}>
          <FilterSelect
            label="Role"
            all="Everyone"
            choices={roles}
            value={role}
            onChange={(chosen) => choose({ role: chosen })}
          />
        </chakra.div>
      </chakra.div>
      <LoadedContent>
        <FoundMembers />
      </LoadedContent>
    </Page>
  );
}

function FoundMembers() {
  const query = usePageQuery<DirectoryPageQuery>(graphql`
    query DirectoryPageQuery($search: String, $role: Role) @preloadable {
      ...DirectoryPage_query @arguments(search: $search, role: $role)
    }
  `);
  const { data, isLoadingNext, ...paging } = usePaginationFragment<
    DirectoryPagePaginationQuery,
    DirectoryPage_query$key
  >(
    graphql`
      fragment DirectoryPage_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        role: { type: "Role" }
      )
      @refetchable(queryName: "DirectoryPagePaginationQuery") {
        members(first: $count, after: $cursor, search: $search, role: $role)
          @connection(key: "DirectoryPage_members", filters: ["search", "role"]) {
          edges {
            node {
              id
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
          }
        }
      }
    `,
    query,
  );
  const { search, role } = membersFilter(useSearchParams()[0]);
  const { state } = useNavigation();
  return (
    <div aria-busy={state !== 'idle'}>
      <FoundRows
        of={['member', 'members']}
        isFiltered={search !== null || role !== null}
        empty={
          <EmptyState
            title="No members found"
            text="Names and usernames are searched from their start. Try fewer letters, or everyone."
            action={
              <LinkButton to="/members" variant="outline">
                Show everyone
              </LinkButton>
            }
          />
        }
        items={data.members.edges.map(({ node }) => node)}
        row={(member) => <MemberRow member={member} />}
        {...paging}
        loading={isLoadingNext}
        count={20}
      />
    </div>
  );
}

type Member = DirectoryPage_query$data['members']['edges'][number]['node'];

/** A member of the directory, with what they published lately. */
function MemberRow({ member }: { member: Member }) {
  const role = roleName(member.roles);
  const { edges, totalCount } = member.publicStories;
  return (
    <>
      <ProfileCard user={member} />
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
        <chakra.ul aria-label={`Recent stories by ${member.name}`} mt="2" ps={{ md: '16' }} display="grid">
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
