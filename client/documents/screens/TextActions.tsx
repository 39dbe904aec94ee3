import { chakra } from '@chakra-ui/react';
import { LinkButton } from '../../ui/form/Button';
import { DeleteButton } from '../../ui/form/DeleteButton';
import { kinds } from '../model/kinds';
import type { ListedKind } from '../model/model';

interface TextActionsProps {
  kind: ListedKind;
  id: string;
  onDelete: () => Promise<void>;
}

/** The author's actions for a private document. */
export function TextActions({ kind, id, onDelete }: TextActionsProps) {
  const { list, deletion } = kinds[kind];
  return (
    <chakra.div mt="5" display="flex" flexWrap="wrap" gap="2">
      <LinkButton to={`${list}/${id}/edit`} variant="outline" size="sm">
        Edit
      </LinkButton>
      <DeleteButton question={deletion} onDelete={onDelete} />
    </chakra.div>
  );
}
