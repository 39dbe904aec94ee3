import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Motif } from '../layout/Motif';

export interface EmptyStateProps {
  title: string;
  /** The heading level, below that of the section. */
  titleAs?: 'h1' | 'h2' | 'h3';
  text?: ReactNode;
  /** The next step: a button or link. */
  action?: ReactNode;
  motif?: boolean;
}

/** Shown in place of an empty list; for a page that doesn't exist use MissingState. */
export function EmptyState({ title, titleAs = 'h2', text, action, motif = true }: EmptyStateProps) {
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="center" textAlign="center" py="12" px="4">
      {motif && <Motif width="12rem" mb="6" />}
      <chakra.h2 as={titleAs} textStyle="heading" maxW="md">
        {title}
      </chakra.h2>
      {text && (
        <chakra.p mt="2" color="ink.muted" maxW="md" textWrap="balance">
          {text}
        </chakra.p>
      )}
      {action && <chakra.div mt="6">{action}</chakra.div>}
    </chakra.div>
  );
}
