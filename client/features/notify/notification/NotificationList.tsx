import { chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { NotificationList_viewer$key } from '../../../__generated__/NotificationList_viewer.graphql';
import type { NotificationListPaginationQuery } from '../../../__generated__/NotificationListPaginationQuery.graphql';
import { CheckIcon } from '../../../ui/content/icons';
import { KeptRow } from '../../../ui/content/KeptRow';
import { LoadMore } from '../../../ui/content/LoadMore';
import { Rows } from '../../../ui/content/Rows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { focusNeighbour } from '../../../ui/layout/focusNeighbour';
import { NotificationItem } from './NotificationItem';
import { useMarkNotificationsReadMutation } from './useMarkNotificationsReadMutation';

interface NotificationListProps {
  viewer: NotificationList_viewer$key;
  emptyTexts: { title: string; text: string };
}

/** A page of notifications, with buttons to mark each as read and to load more. */
export function NotificationList({ viewer, emptyTexts }: NotificationListProps) {
  const { data, isLoadingNext, ...paging } = usePaginationFragment<
    NotificationListPaginationQuery,
    NotificationList_viewer$key
  >(
    graphql`
      fragment NotificationList_viewer on Viewer
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
        unread: { type: "Boolean" }
        kinds: { type: "[NotificationKind!]" }
      )
      @refetchable(queryName: "NotificationListPaginationQuery") {
        notifications(first: $count, after: $cursor, unread: $unread, kinds: $kinds)
          @connection(key: "NotificationList_notifications", filters: ["unread", "kinds"]) {
          edges {
            node {
              id
              text
              readAt
              ...NotificationItem_notification
            }
          }
        }
      }
    `,
    viewer,
  );
  const rows = data.notifications.edges.flatMap(({ node }) => node ?? []);
  if (rows.length === 0 && !paging.hasNext) return <EmptyState {...emptyTexts} />;
  return (
    <>
      <Rows aria-label="Notifications" css={{ '& > li, & > li:first-of-type': { py: '4' } }}>
        {rows.map((node) => (
          <chakra.li
            key={node.id}
            position="relative"
            display="flex"
            gap="2"
            css={{ '&:hover a': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } }}
          >
            <KeptRow>
              <NotificationItem notification={node} />
            </KeptRow>
            {node.readAt == null && <MarkRead id={node.id} text={node.text} />}
          </chakra.li>
        ))}
      </Rows>
      <LoadMore {...paging} loading={isLoadingNext} count={30} what="notifications" />
    </>
  );
}

function MarkRead({ id, text }: { id: string; text: string }) {
  const [markRead] = useMarkNotificationsReadMutation();
  return (
    <Button
      variant="ghost"
      size="icon"
      // The button must lie above the row's link, which covers the whole row.
      zIndex="1"
      my="-2"
      me="-2"
      title="Mark as read"
      aria-label={`Mark as read: ${text}`}
      onClick={(event) => {
        const row = event.currentTarget.closest('li');
        focusNeighbour(event.currentTarget, 'button', row?.querySelector('a'));
        // Without a connection the notification stays unread.
        markRead({ ids: [id] }).catch(() => {});
      }}
    >
      <CheckIcon />
    </Button>
  );
}
