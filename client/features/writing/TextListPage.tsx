import { Tabs } from '@chakra-ui/react';
import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { SkeletonList } from '../../ui/SkeletonList';
import { UnlessUnreachable } from '../story/UnlessUnreachable';
import { type ListedKind, listWords } from './listWords';
import { TextsHere } from './TextsHere';
import { type TextsTab, textsTab } from './textsTabs';
import { useHeldSearch } from './useHeldSearch';

export interface ShownTexts {
  tab: TextsTab;
  search: string;
  onClear: () => void;
}

export interface TextListPageProps {
  kind: ListedKind;
  /** The button for a new one. */
  action: ReactNode;
  /** The list as the server gives it. */
  children: (shown: ShownTexts) => ReactNode;
}

/** A member's journals or notes: what is looked for, two tabs, and the list of the one that is open. */
export function TextListPage({ kind, action, children }: TextListPageProps) {
  const { title, plural } = listWords[kind];
  const [params, setParams] = useSearchParams();
  const tab = textsTab(params);
  const { key } = useLocation();
  const [search, setSearch] = useHeldSearch();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setSearch('');
    // The button that was pressed goes with what it was about.
    field.current?.focus();
  };
  const shown = { tab, search, onClear: clear };
  return (
    <Page title={title} actions={action}>
      <SearchField ref={field} label={`Search ${plural}`} value={search} onChange={setSearch} />
      <Tabs.Root
        mt="6"
        value={tab}
        onValueChange={({ value }) => setParams(value === 'all' ? { tab: value } : {})}
        lazyMount
        unmountOnExit
      >
        <Tabs.List aria-label={title}>
          <Tabs.Trigger value="my">My {title}</Tabs.Trigger>
          <Tabs.Trigger value="all">All {title}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={tab}>
          <UnlessUnreachable
            key={tab}
            attempt={key}
            instead={(error) => <TextsHere kind={kind} error={error} action={action} {...shown} />}
          >
            <Suspense fallback={<SkeletonList />}>{children(shown)}</Suspense>
          </UnlessUnreachable>
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}
