import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { Waiting_viewer$key } from '../../../__generated__/Waiting_viewer.graphql';
import { countTexts } from '../../../documents/screens/countTexts';
import { useSyncOverview } from '../../../documents/useDocuments';
import { formatNumber } from '../../../ui/content/formats';
import { TextLink } from '../../../ui/form/Button';
import { DashboardSection } from './DashboardSection';

interface Item {
  key: string;
  to: string;
  label: string;
  /** The label is a story's title. */
  isTitle?: true;
  note: string;
}

const newComments = (count: number) => `${count} new ${count === 1 ? 'comment' : 'comments'}`;
const reports = (count: number) => `${formatNumber(count)} ${count === 1 ? 'report' : 'reports'}`;

/**
 * Two lists: items that need the member's attention (stories shared with them by name, new comments and reports), and
 * their own unfinished texts.
 */
export function Waiting({ viewer }: { viewer: Waiting_viewer$key }) {
  const { notifications, waitingStories, reportsWaiting } = useFragment(
    graphql`
      fragment Waiting_viewer on Viewer {
        notifications(first: 5, unread: true, kinds: [STORY_SHARED]) {
          edges {
            node {
              id
              path
              readAt
              story {
                title
              }
              actors {
                name
              }
            }
          }
        }
        waitingStories {
          story {
            id
            title
          }
          newComments
        }
        reportsWaiting
      }
    `,
    viewer,
  );
  const shares = notifications.edges.flatMap(({ node }) => (node?.story && !node.readAt ? node : []));
  const stories = waitingStories.map(({ story: { id, title }, newComments: count }) => ({
    // A story may be listed twice, for its comments and for its unpublished changes.
    key: `${id} ${count > 0}`,
    to: count > 0 ? `/stories/${id}#comments` : `/stories/${id}/edit`,
    label: title || 'Untitled',
    isTitle: true as const,
    note: count > 0 ? newComments(count) : 'Unpublished changes',
    isFromOthers: count > 0,
  }));
  const fromOthers: Item[] = [
    ...shares.map(({ id, path, story, actors: [by] }) => ({
      key: id,
      to: `${path}?notification=${id}`,
      label: story?.title || 'Untitled',
      isTitle: true as const,
      note: `Shared with you by ${by?.name ?? 'a member'}`,
    })),
    ...stories.filter(({ isFromOthers }) => isFromOthers),
    ...(reportsWaiting > 0
      ? [{ key: 'reports', to: '/admin/reports', label: reports(reportsWaiting), note: 'For organisers' }]
      : []),
  ];
  const unfinished = [...useTextsOnDevice(), ...stories.filter(({ isFromOthers }) => !isFromOthers)];
  return (
    <>
      {fromOthers.length > 0 && <Items title="Waiting for you" items={fromOthers} />}
      {unfinished.length > 0 && <Items title="Not finished" items={unfinished} />}
    </>
  );
}

const Items = ({ title, items }: { title: string; items: readonly Item[] }) => (
  <DashboardSection title={title}>
    <chakra.ul listStyle="none">
      {items.map(({ key, to, label, isTitle, note }) => (
        <chakra.li
          key={key}
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          justifyContent="space-between"
          columnGap="4"
          py="3"
          borderBottomWidth="1px"
          borderColor="rule"
        >
          <TextLink
            to={to}
            tone="quiet"
            dir={isTitle && 'auto'}
            textStyle={isTitle && 'subheading'}
            overflowWrap="anywhere"
          >
            {label}
          </TextLink>
          <chakra.span textStyle="small" color="ink.muted" dir="auto" overflowWrap="anywhere">
            {note}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  </DashboardSection>
);

/** Texts in conflict or unsent, without those that are being sent just now. */
function useTextsOnDevice(): Item[] {
  const { pending, conflicts, errors } = useSyncOverview();
  const item = (key: string, count: number, note: string) =>
    count > 0 ? [{ key, to: '/stories', label: countTexts(count, null), note }] : [];
  return [
    ...item('conflicts', conflicts, 'In conflict with another device'),
    ...item('unsent', pending + errors, 'Only on this device so far'),
  ];
}
