import { MissingState } from '../../ui/feedback/MissingState';
import { LinkButton } from '../../ui/form/Button';
import { kinds } from '../model/kinds';
import { type ListedKind, listLabels } from './listLabels';

/** There is no such text, or it is another member's: which of both is nobody's to know. */
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
