import { chakra } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  NotificationItem_notification$key,
  NotificationKind,
} from '../../../__generated__/NotificationItem_notification.graphql';
import { Avatar } from '../../../ui/content/Avatar';
import {
  BellIcon,
  FeedbackIcon,
  PeopleIcon,
  PersonIcon,
  SessionsIcon,
  StoryIcon,
} from '../../../ui/content/icons';
import { Time } from '../../../ui/content/Time';
import { Link } from '../../../ui/layout/Link';
import { useMarkNotificationsReadMutation } from './useMarkNotificationsReadMutation';

interface NotificationItemProps {
  notification: NotificationItem_notification$key;
  onFollow?: () => void;
}

/** A notification in a list: opening it marks it as read. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { id, kind, text, path, startsAt, readAt, changedAt, actors, comment } = useFragment(
    graphql`
      fragment NotificationItem_notification on Notification {
        id
        kind
        text
        path
        startsAt
        readAt
        changedAt
        actors {
          name
          profileImageUrl
        }
        comment {
          content
        }
      }
    `,
    notification,
  );
  const [markRead] = useMarkNotificationsReadMutation();
  const isUnread = readAt == null;
  const markAsRead = () => {
    // Without a connection the notification stays unread.
    if (isUnread) markRead({ ids: [id] }).catch(() => {});
  };
  const [actor] = actors;
  return (
    <chakra.div display="flex" gap="3" minW="0" flex="1">
      {actor ? <Avatar name={actor.name} url={actor.profileImageUrl} size="8" /> : <KindMark kind={kind} />}
      <chakra.div flex="1" minW="0">
        <Link
          to={path}
          data-notification
          onClick={() => {
            markAsRead();
            onFollow?.();
          }}
          // The middle button (1) opens the link in another tab; the right one opens a menu only.
          onAuxClick={({ button }) => button === 1 && markAsRead()}
        >
          {isUnread && <chakra.span srOnly>Unread: </chakra.span>}
          <chakra.span
            fontWeight={isUnread ? 'semibold' : undefined}
            color={isUnread ? 'ink' : 'ink.muted'}
            overflowWrap="anywhere"
            // The pseudo-element makes the whole row clickable.
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            {text}
          </chakra.span>
        </Link>
        {startsAt && (
          <chakra.p mt="0.5" textStyle="small" color="ink.muted">
            <Time value={startsAt} format="meeting" />
          </chakra.p>
        )}
        {comment && (
          <chakra.p
            dir="auto"
            mt="0.5"
            fontFamily="reading"
            color="ink.muted"
            lineClamp={2}
            overflowWrap="anywhere"
          >
            {comment.content}
          </chakra.p>
        )}
        <chakra.p mt="0.5" textStyle="facts" color="ink.muted">
          <Time value={changedAt} />
        </chakra.p>
      </chakra.div>
      {isUnread && (
        <chakra.span aria-hidden mt="2" w="2" h="2" flexShrink="0" borderRadius="full" bg="accent" />
      )}
    </chakra.div>
  );
}

const icons: Partial<Record<NotificationKind, ComponentType>> = {
  STORY_SHARED: StoryIcon,
  NEW_STORY: StoryIcon,
  SESSION_REMINDER: SessionsIcon,
  SESSION_MOVED: SessionsIcon,
  SESSION_CANCELLED: SessionsIcon,
  SESSION_PLACE: SessionsIcon,
  SESSION_RECAP: SessionsIcon,
  FEEDBACK_STATUS: FeedbackIcon,
  ACCOUNT_SECURITY: PersonIcon,
  CONTENT_DECISION: PersonIcon,
  JOIN_REQUEST: PeopleIcon,
  NEW_REPORT: FeedbackIcon,
  CONTENT_WAITS: StoryIcon,
};

/** An icon in place of an avatar, if no member caused the notification or their account is deleted. */
function KindMark({ kind }: { kind: NotificationKind }) {
  const Icon = icons[kind] ?? BellIcon;
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink="0"
      w="8"
      h="8"
      borderRadius="full"
      bg="paper.hover"
      color="ink.muted"
    >
      <Icon />
    </chakra.span>
  );
}
