import type { ComponentProps } from 'react';
import { LinkButton } from '../../ui/Button';
import { PlusIcon } from '../../ui/icons';
import { useNewJournal } from './useNewJournal';

export function NewJournalButton(look: Pick<ComponentProps<typeof LinkButton>, 'variant' | 'px'>) {
  const { link, label } = useNewJournal();
  return (
    <LinkButton {...look} {...link}>
      <PlusIcon />
      {label}
    </LinkButton>
  );
}
