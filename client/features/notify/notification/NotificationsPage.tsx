import { Tabs } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { NotificationsPageQuery } from '../../../__generated__/NotificationsPageQuery.graphql';
import { isStaff } from '../../../auth/roles';
import { useAuth } from '../../../auth/useAuth';
import { usePageQuery } from '../../../relay/usePageQuery';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { Button, LinkButton } from '../../../ui/form/Button';
import { Page } from '../../../ui/layout/Page';
import { UnconfirmedAddress } from '../../identity/account/UnconfirmedAddress';
import { Failures } from './Failures';
import { NotificationList } from './NotificationList';
import { filtersFor, filterVariables, notificationFilter } from './notificationFilters';
import { useUnreadCount } from './unreadCount';
import { useMarkAllRead } from './useMarkNotificationsReadMutation';
import { useReadAgainOnNotifications } from './useReadAgainOnNotifications';

export function NotificationsPage() {
  const [search, setSearch] = useSearchParams();
  const filter = notificationFilter(search);
  const { viewer } = useAuth();
  const list = useRef<HTMLDivElement>(null);
  // On phones the filters scroll sideways, and the chosen one may be out of view.
  useEffect(() => {
    const trigger = list.current?.querySelector(`[data-value="${filter.key}"]`);
    trigger?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [filter.key]);
  return (
    <Page title="Notifications" actions={<Actions tabs={list} />}>
      <Failures />
      <Tabs.Root
        value={filter.key}
        onValueChange={({ value }) => setSearch(value === 'all' ? {} : { show: value })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List
          ref={list}
          aria-label="Notifications"
          gap={{ base: '3', sm: '6' }}
          mx={{ base: '-4', md: '0' }}
          px={{ base: '4', md: '0' }}
          scrollPaddingInline="4"
        >
          {filtersFor({ isStaff: viewer !== null && isStaff(viewer) }).map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key} flexShrink="0">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={filter.key}>
          <LoadedContent key={filter.key}>
            <Notifications />
          </LoadedContent>
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}

function Actions({ tabs }: { tabs: RefObject<HTMLElement | null> }) {
  const unread = useUnreadCount();
  const [markAll, marking] = useMarkAllRead();
  return (
    <>
      <Button
        variant="outline"
        disabled={unread === 0}
        loading={marking}
        onClick={() => {
          // The button, which has the focus, is disabled once all are read: the chosen tab takes the focus.
          tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
          void markAll();
        }}
      >
        Mark all as read
      </Button>
      <LinkButton to="/settings?tab=notifications" variant="ghost">
        Settings
      </LinkButton>
    </>
  );
}

const query = graphql`
  query NotificationsPageQuery($unread: Boolean, $kinds: [NotificationKind!]) @preloadable {
    viewer {
      ...UnconfirmedAddress_viewer
      ...NotificationList_viewer @arguments(unread: $unread, kinds: $kinds)
    }
  }
`;

function Notifications() {
  const { viewer } = usePageQuery<NotificationsPageQuery>(query);
  const [search] = useSearchParams();
  const filter = notificationFilter(search);
  useReadAgainOnNotifications<NotificationsPageQuery>(query, filterVariables(filter));
  return (
    viewer && (
      <>
        <UnconfirmedAddress viewer={viewer} mb="5" />
        <NotificationList viewer={viewer} emptyTexts={filter.emptyTexts} />
      </>
    )
  );
}
