import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { GraphQLRequestError } from '../../lib/requestError';
import { Button } from '../form/Button';

interface ServerGoneProps {
  /** Why the server gave no answer. */
  error: GraphQLRequestError;
  /** Requests the page again. */
  onRetry?: () => void;
  /** For a list of notices, which has its own gaps: leaves out the margin. */
  inLine?: boolean;
  children: ReactNode;
}

/** Each message names the server, because the following text refers to it. */
function describeFailure({ code }: GraphQLRequestError): string {
  if (code === 'NETWORK') return 'The server can’t be reached just now.';
  if (code === 'RATE_LIMITED') return 'The server was asked too often just now.';
  return 'Something went wrong on the server.';
}

/** A notice that the server failed; `children` say which local data the page shows instead. */
export function ServerGone({ error, onRetry, inLine, children }: ServerGoneProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      w="full"
      mb={inLine ? undefined : '6'}
      px="4"
      py="2"
      bg="warning.wash"
      color="ink"
      borderRadius="md"
      textStyle="small"
    >
      <p role="status">
        {describeFailure(error)} {children}
      </p>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </chakra.div>
  );
}
