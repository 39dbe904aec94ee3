import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { HelpPageQuery } from '../../__generated__/HelpPageQuery.graphql';
import { usePageQuery } from '../../relay/usePageQuery';
import { AppInformation } from './AppInformation';
import { AppInformationSkeleton } from './AppInformationSkeleton';
import { HelpFrame } from './HelpFrame';

export function HelpPage() {
  return (
    <HelpFrame>
      <Suspense fallback={<AppInformationSkeleton />}>
        <Information />
      </Suspense>
    </HelpFrame>
  );
}

function Information() {
  const { info } = usePageQuery<HelpPageQuery>(graphql`
    query HelpPageQuery @preloadable {
      info {
        ...AppInformation_info
      }
    }
  `);
  return <AppInformation info={info} />;
}
