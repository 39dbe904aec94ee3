import { Component, type ReactNode, Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql';
import { usePageQuery } from '../../relay/pageQuery';
import { GraphQLRequestError } from '../../relay/requestError';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonList } from '../../ui/SkeletonList';
import { useTryAgain } from '../../ui/useTryAgain';
import { ChangePasswordSection } from './ChangePasswordSection';
import { DeleteAccountSection } from './DeleteAccountSection';
import { SignInsSection } from './SignInsSection';
import { TakeYourDataSection } from './TakeYourDataSection';

/** What the Privacy tab has of the account. */
export function AccountPrivacy() {
  return (
    <>
      <FromServer>
        <SignIns />
      </FromServer>
      <ChangePasswordSection />
    </>
  );
}

/** What the Data tab has of the account. */
export function AccountData() {
  return (
    <>
      <TakeYourDataSection />
      <DeleteAccountSection />
    </>
  );
}

function SignIns() {
  const { viewer } = usePageQuery<SettingsPageQuery>(graphql`
    query SettingsPageQuery @preloadable {
      viewer {
        ...SignInsSection_viewer
      }
    }
  `);
  return viewer && <SignInsSection viewer={viewer} />;
}

/** The settings of this device are there without the server; only what it holds waits for it, or fails. */
function FromServer({ children }: { children: ReactNode }) {
  const loaded = useLoaderData() as { ref: { fetchKey: string | number } };
  const tryAgain = useTryAgain();
  return (
    <RequestBoundary
      // What was asked for anew deserves a new look.
      key={loaded.ref.fetchKey}
      fallback={(error) => (
        <ErrorState title="This part could not be loaded" text={error.message} retry={tryAgain} />
      )}
    >
      <Suspense fallback={<SkeletonList rows={2} />}>{children}</Suspense>
    </RequestBoundary>
  );
}

interface RequestBoundaryProps {
  fallback: (error: GraphQLRequestError) => ReactNode;
  children: ReactNode;
}

class RequestBoundary extends Component<RequestBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Anything else is the whole page's to show.
    if (!(error instanceof GraphQLRequestError)) throw error;
    return this.props.fallback(error);
  }
}
