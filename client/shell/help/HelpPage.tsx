import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { HelpPageQuery } from '../../__generated__/HelpPageQuery.graphql';
import { usePageQuery } from '../../relay/usePageQuery';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { AppInformation } from './AppInformation';
import { FactGrid } from './FactGrid';
import { HelpFrame } from './HelpFrame';

export function HelpPage() {
  return (
    <HelpFrame>
      <Suspense fallback={<AppInformationSkeleton />}>
        <LoadedInformation />
      </Suspense>
    </HelpFrame>
  );
}

function LoadedInformation() {
  const { info } = usePageQuery<HelpPageQuery>(graphql`
    query HelpPageQuery @preloadable {
      info {
        ...AppInformation_info
      }
    }
  `);
  return <AppInformation info={info} />;
}

/** One placeholder for each fact of AppInformation. */
const facts = ['version', 'api', 'environment', 'build', 'author', 'contact'];

function AppInformationSkeleton() {
  return (
    <div role="status">
      <chakra.span srOnly>Loading…</chakra.span>
      <div aria-hidden>
        <Skeleton h="5" mt="6" w="80%" maxW="measure" />
        <FactGrid as="div">
          {facts.map((fact) => (
            <div key={fact}>
              <Skeleton h="3.5" w="5rem" />
              <Skeleton h="4" mt="2" w="7rem" maxW="90%" />
            </div>
          ))}
        </FactGrid>
        <Skeleton h="3.5" w="4rem" mt="8" />
        <Skeleton h="6" w="60%" mt="3" />
      </div>
    </div>
  );
}
