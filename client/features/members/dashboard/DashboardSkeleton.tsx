import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { figureGrid, figureLabels } from './Figures';

/** Placeholder of the part below the quick actions. */
export function DashboardSkeleton() {
  return (
    <div role="status">
      <chakra.span srOnly>Loading…</chakra.span>
      <div aria-hidden>
        <Section>
          <chakra.div {...figureGrid}>
            {figureLabels.map((label) => (
              <div key={label}>
                <Skeleton h="7" w="3.5rem" />
                <Skeleton h="3.5" w="70%" mt="2" />
              </div>
            ))}
          </chakra.div>
          <Skeleton h="5" w="8rem" mt="8" />
          <Skeleton h="4" w="60%" mt="2" mb="4" />
          <Skeleton h="32" />
        </Section>
        <List rows={3} />
        <List rows={5} />
      </div>
    </div>
  );
}

const Section = ({ children }: { children: ReactNode }) => (
  <chakra.div mt="12">
    <chakra.div pb="3" borderBottomWidth="1px" borderColor="rule">
      <Skeleton h="7" w="11rem" />
    </chakra.div>
    {children}
  </chakra.div>
);

const List = ({ rows }: { rows: number }) => (
  <Section>
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their place
      <chakra.div key={index} py="4" borderBottomWidth="1px" borderColor="rule">
        <Skeleton h="5" w={['40%', '55%', '35%'][index % 3]} />
        <Skeleton h="3.5" w="30%" mt="2" />
      </chakra.div>
    ))}
  </Section>
);
