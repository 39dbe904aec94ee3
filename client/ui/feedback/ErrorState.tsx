import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { WarningIcon } from '../content/icons';
import { Button } from '../form/Button';

interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  retry?: () => void;
  retryLabel?: string;
  /** An action besides or instead of a retry. */
  action?: ReactNode;
}

/** An error message in place, with an action. */
export function ErrorState({ title, text, retry, retryLabel = 'Try again', action }: ErrorStateProps) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      gap="4"
      maxW="measure"
      mx="auto"
      my="8"
      p="5"
      bg="danger.wash"
      borderRadius="md"
    >
      <chakra.span color="danger" fontSize="xl">
        <WarningIcon />
      </chakra.span>
      <chakra.div minW="0">
        <chakra.h2 textStyle="subheading">{title}</chakra.h2>
        {text && <chakra.p mt="1">{text}</chakra.p>}
        {(retry || action) && (
          <chakra.div mt="4" display="flex" flexWrap="wrap" gap="3">
            {retry && (
              <Button variant="outline" size="sm" onClick={retry}>
                {retryLabel}
              </Button>
            )}
            {action}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  );
}
