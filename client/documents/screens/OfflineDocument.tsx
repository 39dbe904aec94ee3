import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { countWords } from '../../../server/markdown/wordCount';
import type { GraphQLRequestError } from '../../lib/requestError';
import { wordsLabel } from '../../ui/content/labels';
import { MetaLine } from '../../ui/content/MetaLine';
import { Time } from '../../ui/content/Time';
import { ArticleSkeleton } from '../../ui/feedback/ArticleSkeleton';
import { LoadError } from '../../ui/feedback/ErrorBoundary';
import { ServerGone } from '../../ui/feedback/ServerGone';
import { useTryAgain } from '../../ui/feedback/useTryAgain';
import { LinkButton } from '../../ui/form/Button';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';
import { kinds } from '../model/kinds';
import type { DocumentKind, LocalDocument } from '../model/model';
import { useDocuments, useLocalDocument, useSyncOverview } from '../useDocuments';
import { DocumentStatus } from './DocumentStatus';
import { languageIn } from './textDetail';
import { useDeviceDocument } from './useDeviceDocument';

export interface OfflineDocumentProps {
  kind: DocumentKind;
  id: string;
  /** Why the server didn't answer. */
  error: GraphQLRequestError;
  /** Further details for the line of facts. */
  facts?: (text: LocalDocument) => ReactNode;
  /** The text and what follows it. */
  children: (text: LocalDocument) => ReactNode;
}

/** A document shown from this device when the server is unreachable. */
export function OfflineDocument(props: OfflineDocumentProps) {
  const { kind, id, error } = props;
  const documents = useDocuments();
  const reading = useDeviceDocument(documents, () => documents.read({ id }));
  if (reading.state === 'reading') return <ArticleSkeleton />;
  if (reading.document?.kind !== kind) return <LoadError error={error} />;
  return <LocalDocumentPage text={reading.document} {...props} />;
}

function LocalDocumentPage({
  text: found,
  kind,
  error,
  facts,
  children,
}: OfflineDocumentProps & { text: LocalDocument }) {
  const { online } = useSyncOverview();
  const text = useLocalDocument(found.localId) ?? found;
  const { name, list, untitled } = kinds[kind];
  const title = text.title.trim() || untitled;
  // A journal's title is a date in the app's language.
  const lang = kind === 'journal' ? undefined : languageIn(text.details, text.content);
  useDocumentTitle(title);
  const tryAgain = useTryAgain(error);
  return (
    <chakra.article maxW="measure" w="full" mx="auto">
      <ServerGone error={error} onRetry={tryAgain}>
        This is the {name} as this device has it; the rest of the page comes back with it.
      </ServerGone>
      <chakra.header mb="10">
        <chakra.h1 dir="auto" lang={lang} textStyle="title" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <MetaLine mt="4">
          <DocumentStatus document={text} online={online} />
          <span>{wordsLabel(countWords(text.content))}</span>
          <Time value={new Date(text.lastModified).toISOString()} what="Edited" />
          {facts?.(text)}
        </MetaLine>
        <LinkButton to={`${list}/${text.id}/edit`} variant="outline" size="sm" mt="5">
          Edit
        </LinkButton>
      </chakra.header>
      {children(text)}
    </chakra.article>
  );
}
