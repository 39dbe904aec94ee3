import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { Waiting_viewer$key } from '../../__generated__/Waiting_viewer.graphql';
import { countTexts } from '../../documents/screens/countTexts';
import { useSyncOverview } from '../../documents/useDocuments';
import { formatNumber } from '../../ui/content/formats';
import { TextLink } from '../../ui/form/Button';
import { DashboardSection } from './DashboardSection';

interface Item {
  key: string;
  to: string;
  label: string;
  /** The label is a title. */
  isTitle?: true;
  what: string;
}

const newComments = (count: number) => `${count} new ${count === 1 ? 'comment' : 'comments'}`;

/** What waits for the member: texts on this device, unpublished changes, new comments, and drafts. */
export function Waiting({ viewer }: { viewer: Waiting_viewer$key }) {
  const { waitingStories, user } = useFragment(
    graphql`
      fragment Waiting_viewer on Viewer {
        waitingStories {
          story {
            id
            title
          }
          newComments
        }
        user {
          stats {
            storiesCount
            storiesSharedCount
          }
        }
      }
    `,
    viewer,
  );
  const onDevice = useTextsOnDevice();
  const drafts = (user.stats?.storiesCount ?? 0) - (user.stats?.storiesSharedCount ?? 0);
  const items: Item[] = [
    ...onDevice,
    ...waitingStories.map(({ story: { id, title }, newComments: count }) => ({
      key: `${id} ${count > 0}`,
      to: count > 0 ? `/stories/${id}#comments` : `/stories/${id}/edit`,
      label: title || 'Untitled',
      isTitle: true as const,
      what: count > 0 ? newComments(count) : 'Unpublished changes',
    })),
    ...(drafts > 0
      ? [
          {
            key: 'drafts',
            to: '/stories',
            label: `${formatNumber(drafts)} ${drafts === 1 ? 'draft' : 'drafts'}`,
            what: `Only you can read ${drafts === 1 ? 'it' : 'them'}`,
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <DashboardSection title="Waiting for you">
      <chakra.ul listStyle="none">
        {items.map(({ key, to, label, isTitle, what }) => (
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
            <chakra.span textStyle="small" color="ink.muted">
              {what}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </DashboardSection>
  );
}

/** Texts that the server doesn't have; those that are being sent need nothing. */
function useTextsOnDevice(): Item[] {
  const { pending, conflicts, errors } = useSyncOverview();
  const item = (key: string, count: number, what: string) =>
    count > 0 ? [{ key, to: '/stories', label: countTexts(count, null), what }] : [];
  return [
    ...item('conflicts', conflicts, 'In conflict with another device'),
    ...item('unsent', pending + errors, 'Only on this device so far'),
  ];
}
