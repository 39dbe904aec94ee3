import { MissingState } from '../../ui/feedback/MissingState';
import { LinkButton } from '../../ui/form/Button';
import { kinds } from '../model/kinds';
import { type ListedKind, listLabels } from './listLabels';

/** The document doesn't exist or belongs to another member; the screen doesn't reveal which. */
export function TextMissing({ kind }: { kind: ListedKind }) {
  const { name, list } = kinds[kind];
  const { title } = listLabels[kind];
  return (
    <MissingState
      title={`${name.charAt(0).toUpperCase()}${name.slice(1)} not found`}
      text={`This ${name} doesn't exist, or you don't have permission to view it.`}
      action={
        <LinkButton to={list} variant="outline">
          Back to {title}
        </LinkButton>
      }
    />
  );
}
