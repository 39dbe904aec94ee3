import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import type { MutedAndBlockedSection_blocked$key } from '../../../__generated__/MutedAndBlockedSection_blocked.graphql';
import type { MutedAndBlockedSection_muted$key } from '../../../__generated__/MutedAndBlockedSection_muted.graphql';
import type { MutedAndBlockedSection_viewer$key } from '../../../__generated__/MutedAndBlockedSection_viewer.graphql';
import type { MutedAndBlockedSectionBlockedQuery } from '../../../__generated__/MutedAndBlockedSectionBlockedQuery.graphql';
import type { MutedAndBlockedSectionMutedQuery } from '../../../__generated__/MutedAndBlockedSectionMutedQuery.graphql';
import { useMemberBlockMutations } from '../../../relay/useMemberBlockMutations';
import { NextPageFailure, useNextPage } from '../../../ui/content/LoadMore';
import { Rows } from '../../../ui/content/Rows';
import { toast } from '../../../ui/feedback/toaster';
import { Button, TextLink } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { useFocusKept } from '../../../ui/layout/useFocusKept';

const perPage = 50;

export function MutedAndBlockedSection({ viewer }: { viewer: MutedAndBlockedSection_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment MutedAndBlockedSection_viewer on Viewer {
        ...MutedAndBlockedSection_muted
        ...MutedAndBlockedSection_blocked
      }
    `,
    viewer,
  );
  const { data: ofMuted, ...mutedPages } = useMuted(data);
  const { data: ofBlocked, ...blockedPages } = useBlocked(data);
  const { unmute, unblock } = useMemberBlockMutations();
  const section = useRef<HTMLDivElement>(null);
  useFocusKept(section);
  // The lists also have members that the viewer unmuted or unblocked after they were loaded.
  const muted = ofMuted.mutedMembers.edges.map(({ node }) => node).filter((node) => node.viewerMutes);
  const blocked = ofBlocked.blockedMembers.edges.map(({ node }) => node).filter((node) => node.viewerBlocks);
  const isEmpty = muted.length + blocked.length === 0 && !mutedPages.hasNext && !blockedPages.hasNext;
  return (
    <div ref={section}>
      <SettingsSection
        title="Muted and blocked"
        lead="You mute and block members on their profile. Nobody is told."
      >
        {isEmpty && <chakra.p color="ink.muted">Nobody is muted or blocked.</chakra.p>}
        <MemberRows {...mutedPages} title="Muted" members={muted} undoLabel="Unmute" onUndo={unmute} />
        <MemberRows
          {...blockedPages}
          title="Blocked"
          members={blocked}
          undoLabel="Unblock"
          onUndo={unblock}
        />
      </SettingsSection>
    </div>
  );
}

interface ListedMember {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

interface MemberRowsProps {
  title: string;
  members: readonly ListedMember[];
  undoLabel: string;
  onUndo: (id: string) => Promise<unknown>;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: Parameters<typeof useNextPage>[0];
}

function MemberRows({
  title,
  members,
  undoLabel,
  onUndo,
  hasNext,
  isLoadingNext,
  loadNext,
}: MemberRowsProps) {
  const [loadMore, failed] = useNextPage(loadNext, perPage);
  if (members.length === 0 && !hasNext) return null;
  return (
    // When a row with the focus is removed, the first remaining row takes it, or the heading if none remains.
    <div data-focus-frame>
      <Rows aria-label={title} css={{ '& > li, & > li:first-of-type': { py: '3' } }}>
        {members.map(({ id, name, username }, index) => (
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
              aria-label={`${undoLabel} ${name}`}
              data-focus-target={index === 0 ? '' : undefined}
              onClick={() => void onUndo(id).catch(() => toast.error('That could not be changed'))}
            >
              {undoLabel}
            </Button>
          </chakra.li>
        ))}
      </Rows>
      {failed && <NextPageFailure what="members" mt="4" />}
      {hasNext && (
        <Button
          variant="outline"
          mt="4"
          mb="4"
          loading={isLoadingNext}
          loadingText="Loading…"
          aria-label={`Show more ${title.toLowerCase()} members`}
          onClick={loadMore}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

const useMuted = (viewer: MutedAndBlockedSection_muted$key) =>
  usePaginationFragment<MutedAndBlockedSectionMutedQuery, MutedAndBlockedSection_muted$key>(
    graphql`
      fragment MutedAndBlockedSection_muted on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "MutedAndBlockedSectionMutedQuery") {
        mutedMembers(first: $count, after: $cursor) @connection(key: "MutedAndBlockedSection_mutedMembers") {
          edges {
            node {
              id
              name
              username
              viewerMutes
            }
          }
        }
      }
    `,
    viewer,
  );

const useBlocked = (viewer: MutedAndBlockedSection_blocked$key) =>
  usePaginationFragment<MutedAndBlockedSectionBlockedQuery, MutedAndBlockedSection_blocked$key>(
    graphql`
      fragment MutedAndBlockedSection_blocked on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "MutedAndBlockedSectionBlockedQuery") {
        blockedMembers(first: $count, after: $cursor)
          @connection(key: "MutedAndBlockedSection_blockedMembers") {
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
