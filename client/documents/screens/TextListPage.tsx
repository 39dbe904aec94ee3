import { Tabs } from '@chakra-ui/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { GraphQLRequestError } from '../../lib/requestError';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { OfflineFallback } from '../../ui/feedback/OfflineFallback';
import { ServerGone } from '../../ui/feedback/ServerGone';
import { SkeletonList } from '../../ui/feedback/Skeleton';
import { useTryAgain } from '../../ui/feedback/useTryAgain';
import { SearchField } from '../../ui/form/SearchField';
import { FocusFrame } from '../../ui/layout/FocusFrame';
import { Page } from '../../ui/layout/Page';
import { kinds } from '../model/kinds';
import { detailOf, type ListedKind, type LocalDocument } from '../model/model';
import { KeptBound, LocalTextList, searchedTexts, useListedDocuments } from './LocalTexts';
import { NoTexts, type NoTextsProps } from './NoTexts';
import { textDetail } from './textDetail';
import { type ShownTexts, textsTab } from './textsTabs';

interface TextListPageProps {
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
  const [search, setSearch] = useSearchOfEntry();
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

const dayOf = ({ details, createdAt }: LocalDocument) =>
  Date.parse(textDetail(details, 'journalDate')) || createdAt;
const isPinned = ({ details }: LocalDocument) => detailOf(details, 'isPinned') !== null;

/** The orders of the server's lists. */
const serverOrder: Record<ListedKind, (a: LocalDocument, b: LocalDocument) => number> = {
  journal: (a, b) => dayOf(b) - dayOf(a),
  note: (a, b) => Number(isPinned(b)) - Number(isPinned(a)) || b.createdAt - a.createdAt,
};

/** A list from this device when the server is unreachable. */
function OfflineList({ error, ...props }: NoTextsProps & { error: GraphQLRequestError }) {
  const { kind, search, action } = props;
  const { plural } = kinds[kind];
  const tryAgain = useTryAgain(error);
  const { texts } = useListedDocuments(kind, { all: true });
  const found = [...searchedTexts(texts, search)].sort(serverOrder[kind]);
  return (
    <FocusFrame>
      <ServerGone error={error} onRetry={tryAgain}>
        {texts.length > 0
          ? `These are the ${plural} on this device; the others will show again once it is back.`
          : `Your ${plural} will show again once it is back. You can write meanwhile: it is kept on this device.`}
      </ServerGone>
      {texts.length === 0 && <EmptyState title={`No ${plural} on this device`} action={action} />}
      {texts.length > 0 && found.length === 0 && <NoTexts {...props} />}
      <LocalTextList texts={found} />
      {texts.length > 0 && <KeptBound kind={kind} />}
    </FocusFrame>
  );
}

/**
 * The search texts by key of the history entry, so that Back restores them. They aren't in the address, because servers log it. Each
 * member has a Relay environment of their own.
 */
const searchesByEnvironment = new WeakMap<IEnvironment, Map<string, string>>();

function searchesOf(environment: IEnvironment): Map<string, string> {
  const known = searchesByEnvironment.get(environment) ?? new Map<string, string>();
  searchesByEnvironment.set(environment, known);
  return known;
}

/** The search text of this history entry. */
function useSearchOfEntry() {
  const environment = useRelayEnvironment();
  const { key } = useLocation();
  const [search, setSearch] = useState(() => searchesOf(environment).get(key) ?? '');
  useEffect(() => {
    searchesOf(environment).set(key, search);
  }, [environment, key, search]);
  return [search, setSearch] as const;
}
