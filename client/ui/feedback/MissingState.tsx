import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LinkButton } from '../form/Button';
import { Motif } from '../layout/Motif';
import { useDocumentTitle } from '../layout/useDocumentTitle';

export interface MissingStateProps {
  title: string;
  text?: string;
  wayOn?: { to: string; label: string };
  /** An action in place of the link. */
  action?: ReactNode;
}

/** A page about something that doesn't exist; for empty lists use EmptyState. */
export function MissingState({ title, text, wayOn, action }: MissingStateProps) {
  useDocumentTitle(title);
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="center" textAlign="center" py="12" px="4">
      <Motif width="12rem" mb="6" />
      <chakra.h1 textStyle="heading" maxW="md">
        {title}
      </chakra.h1>
      {text && (
        <chakra.p mt="2" color="ink.muted" maxW="md" textWrap="balance">
          {text}
        </chakra.p>
      )}
      <chakra.div mt="6">
        {action}
        {wayOn && (
          <LinkButton to={wayOn.to} variant="outline">
            {wayOn.label}
          </LinkButton>
        )}
      </chakra.div>
    </chakra.div>
  );
}
