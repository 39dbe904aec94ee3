import { chakra } from '@chakra-ui/react';
import { useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../relay/requestError';
import { ContentError } from '../../ui/ErrorBoundary';
import { ErrorState } from '../../ui/ErrorState';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { useTryAgain } from '../../ui/useTryAgain';
import { useSession } from '../account/session';
import { LocalTextList, useTextsHere } from '../writing/LocalTexts';
import { DashboardSection } from './DashboardSection';
import { QuickActions } from './QuickActions';
import { WelcomeHeading } from './Welcome';

/** The data could not be loaded; what else goes wrong is the layout's to show. */
export function DashboardError() {
  const error = useRouteError();
  if (!(error instanceof GraphQLRequestError)) return <ContentError />;
  return <DashboardHere error={error} />;
}

const shown = 5;

/** What this device knows. */
function DashboardHere({ error }: { error: Error }) {
  useDocumentTitle('Dashboard');
  const tryAgain = useTryAgain(error);
  const { viewer } = useSession();
  const texts = useTextsHere('story');
  return (
    <chakra.div maxW="content" w="full" mx="auto">
      {viewer && <WelcomeHeading name={viewer.name} />}
      <QuickActions />
      <ErrorState title="Error" text="Failed to load dashboard data" retry={tryAgain} />
      <DashboardSection title="On this device" all={{ to: '/stories', label: 'Your stories on this device' }}>
        <chakra.p py="4" color="ink.muted">
          You can go on writing meanwhile: it is kept on this device.
        </chakra.p>
        <LocalTextList texts={texts.slice(0, shown)} />
      </DashboardSection>
    </chakra.div>
  );
}
