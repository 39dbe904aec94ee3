import type { ReactNode } from 'react';
import { LinkButton } from '../form/Button';
import { useDocumentTitle } from '../layout/useDocumentTitle';
import { EmptyState } from './EmptyState';

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
  const link = wayOn && (
    <LinkButton to={wayOn.to} variant="outline">
      {wayOn.label}
    </LinkButton>
  );
  return <EmptyState title={title} titleAs="h1" text={text} action={action ?? link} />;
}
