import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Wordmark } from './Wordmark';

/** An error page below the site's name. */
export function UnderWordmark({ children }: { children: ReactNode }) {
  return (
    <>
      <chakra.header w="full" maxW="page" mx="auto" px={{ base: '5', md: '10' }} py="4">
        <Wordmark />
      </chakra.header>
      <chakra.div px={{ base: '5', md: '10' }}>{children}</chakra.div>
    </>
  );
}
