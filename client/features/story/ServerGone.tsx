import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';

export interface ServerGoneProps {
  /** Asks it for the page once more. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Quietly: what is on the screen comes from this device. */
export function ServerGone({ onRetry, children }: ServerGoneProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      mb="6"
      px="4"
      py="2"
      bg="warning.wash"
      color="ink"
      borderRadius="md"
      textStyle="small"
    >
      <p role="status">The server can’t be reached just now. {children}</p>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </chakra.div>
  );
}
