import { MissingState, type MissingStateProps } from '../../ui/feedback/MissingState';
import { kinds } from '../model/kinds';
import type { DocumentKind, ListedKind } from '../model/model';

/** Takes the place of a document's page, and leads back to the list. */
export function InsteadOfText({
  kind,
  ...words
}: { kind: DocumentKind } & Pick<MissingStateProps, 'title' | 'text'>) {
  const { list, titles } = kinds[kind];
  return <MissingState {...words} wayOn={{ to: list, label: `Back to ${titles}` }} />;
}

/** The document doesn't exist or belongs to another member; the screen doesn't reveal which. */
export function TextMissing({ kind }: { kind: ListedKind }) {
  const { name, title } = kinds[kind];
  return (
    <InsteadOfText
      kind={kind}
      title={`${title} not found`}
      text={`This ${name} doesn't exist, or you don't have permission to view it.`}
    />
  );
}
