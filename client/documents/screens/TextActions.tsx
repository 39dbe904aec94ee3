import { chakra } from '@chakra-ui/react';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { Button, LinkButton } from '../../ui/form/Button';
import { kinds } from '../model/kinds';
import type { ListedKind } from './listLabels';

export interface TextActionsProps {
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
      <ConfirmDialog
        text={deletion}
        confirmLabel="Delete"
        onConfirm={onDelete}
        trigger={
          <Button variant="ghost" size="sm" color="danger">
            Delete
          </Button>
        }
      />
    </chakra.div>
  );
}
