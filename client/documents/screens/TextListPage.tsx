import { Tabs } from '@chakra-ui/react';
import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OfflineFallback } from '../../ui/feedback/OfflineFallback';
import { SkeletonList } from '../../ui/feedback/SkeletonList';
import { SearchField } from '../../ui/form/SearchField';
import { Page } from '../../ui/layout/Page';
import { kinds } from '../model/kinds';
import type { ListedKind } from '../model/model';
import { OfflineList } from './OfflineList';
import { type ShownTexts, textsTab } from './textsTabs';
import { useHeldSearch } from './useHeldSearch';

export interface TextListPageProps {
  kind: ListedKind;
  /** The button to create one. */
  action: ReactNode;
  /** Renders the server's list. */
  children: (shown: ShownTexts) => ReactNode;
}

/** The page of journals or notes: search, two tabs, and the list. */
export function TextListPage({ kind, action, children }: TextListPageProps) {
  const { titles, plural } = kinds[kind];
  const [params, setParams] = useSearchParams();
  const tab = textsTab(params);
  const { key } = useLocation();
  const [search, setSearch] = useHeldSearch();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setSearch('');
    // The pressed button disappears, so the focus moves to the field.
    field.current?.focus();
  };
  const shown = { tab, search, onClear: clear };
  return (
    <Page title={titles} actions={action}>
      <SearchField ref={field} label={`Search ${plural}`} value={search} onChange={setSearch} />
      <Tabs.Root
        mt="6"
        value={tab}
        onValueChange={({ value }) => setParams(value === 'all' ? { tab: value } : {})}
        lazyMount
        unmountOnExit
      >
        <Tabs.List aria-label={titles}>
          <Tabs.Trigger value="my">My {titles}</Tabs.Trigger>
          <Tabs.Trigger value="all">All {titles}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={tab}>
          <OfflineFallback
            key={tab}
            attempt={key}
            instead={(error) => <OfflineList kind={kind} error={error} action={action} {...shown} />}
          >
            <Suspense fallback={<SkeletonList />}>{children(shown)}</Suspense>
          </OfflineFallback>
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}
