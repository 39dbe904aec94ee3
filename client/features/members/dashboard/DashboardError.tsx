import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useRouteError } from 'react-router-dom';
import { useAuth } from '../../../auth/useAuth';
import { kinds } from '../../../documents/model/kinds';
import type { DocumentKind, LocalDocument } from '../../../documents/model/model';
import { LocalTextList, useListedDocuments } from '../../../documents/screens/LocalTexts';
import { GraphQLRequestError } from '../../../lib/requestError';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ContentError } from '../../../ui/feedback/ErrorBoundary';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ServerGone } from '../../../ui/feedback/ServerGone';
import { useTryAgain } from '../../../ui/feedback/useTryAgain';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { useFocusKept } from '../../../ui/layout/useFocusKept';
import { readLastGoals } from '../../writing/goal/lastKnownGoals';
import { ProgressBar } from '../../writing/goal/ProgressBar';
import { DashboardSection } from './DashboardSection';
import { QuickActions } from './QuickActions';
import { Welcome } from './Welcome';

/** Replaces the dashboard if its data can't be loaded; other errors are shown as on every page. */
export function DashboardError() {
  const error = useRouteError();
  if (!(error instanceof GraphQLRequestError)) return <ContentError />;
  return <DashboardFromDevice error={error} />;
}

const textsPerKind = 5;

/** The dashboard without the server's data: the texts and goals that are stored on this device. */
function DashboardFromDevice({ error }: { error: GraphQLRequestError }) {
  useDocumentTitle('Dashboard');
  const tryAgain = useTryAgain(error);
  const { viewer } = useAuth();
  const isOffline = error.code === 'NETWORK';
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(page);
  return (
    <chakra.div ref={page} data-focus-frame maxW="content" w="full" mx="auto">
      <Welcome />
      {isOffline && (
        <chakra.div mt="4" mb="-2">
          <ServerGone error={error} onRetry={tryAgain}>
            This is what is on this device. What you write is kept here, and goes up when you are back online.
          </ServerGone>
        </chakra.div>
      )}
      <QuickActions />
      {!isOffline && <ErrorState title="Error" text="Failed to load dashboard data" retry={tryAgain} />}
      {viewer && <LastKnownGoals memberId={viewer.id} />}
      <TextsOnDevice />
    </chakra.div>
  );
}

function TextsOnDevice() {
  const texts: Record<DocumentKind, readonly LocalDocument[]> = {
    story: useListedDocuments('story').texts,
    journal: useListedDocuments('journal').texts,
    note: useListedDocuments('note').texts,
  };
  const kindsFound = (['story', 'journal', 'note'] as const).filter((kind) => texts[kind].length > 0);
  if (kindsFound.length === 0)
    return <EmptyState title="Nothing on this device yet" text="What you write now is kept here." />;
  return kindsFound.map((kind) => {
    const { titles, plural, list } = kinds[kind];
    return (
      <DashboardSection
        key={kind}
        title={`${titles} on this device`}
        all={{ to: list, label: `Your ${plural} on this device` }}
      >
        <chakra.div pt="6">
          <LocalTextList texts={texts[kind].slice(0, textsPerKind)} titleAs="h3" />
        </chakra.div>
      </DashboardSection>
    );
  });
}

function LastKnownGoals({ memberId }: { memberId: string }) {
  const goals = readLastGoals(memberId);
  if (goals.length === 0) return null;
  return (
    <DashboardSection title="Goals, as of your last visit">
      {goals.map((goal) => (
        <chakra.div key={goal.label} py="4" borderBottomWidth="1px" borderColor="rule">
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
            <chakra.h3 dir="auto" textStyle="subheading" overflowWrap="anywhere">
              {goal.label}
            </chakra.h3>
            <span>{goal.text}</span>
          </chakra.div>
          <ProgressBar {...goal} />
        </chakra.div>
      ))}
    </DashboardSection>
  );
}
