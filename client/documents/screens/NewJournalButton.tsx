import type { ComponentProps } from 'react';
import { PlusIcon } from '../../ui/content/icons';
import { LinkButton } from '../../ui/form/Button';
import { useNewJournal } from './useNewJournal';

/** Opens today's journal entry, or a new one. */
export function NewJournalButton(look: Pick<ComponentProps<typeof LinkButton>, 'variant' | 'px'>) {
  const { link, label } = useNewJournal();
  return (
    <LinkButton {...look} {...link}>
      <PlusIcon />
      {label}
    </LinkButton>
  );
}
