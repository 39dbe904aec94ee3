import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { GraphQLRequestError } from '../../lib/requestError';
import { LoadError } from '../../ui/feedback/ErrorBoundary';
import { OfflineFallback } from '../../ui/feedback/OfflineFallback';
import { ServerGone } from '../../ui/feedback/ServerGone';
import { usePageKey } from '../../ui/layout/movedPage';
import { kinds } from '../model/kinds';
import type { ListedKind, LocalDocument, ServerCopy } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';
import { useDocuments } from '../useDocuments';
import { EditorSkeleton } from './EditorSkeleton';
import { openText } from './openText';
import { InsteadOfText } from './TextMissing';
import { useDeviceDocument } from './useDeviceDocument';
import { useUntilConnected } from './useUntilConnected';

/** The document that an edit screen opens. */
interface EditedText {
  documents: DocumentStore;
  document: LocalDocument;
  isStored: boolean;
  heading: string;
  /** Notices. */
  context?: ReactNode;
}

interface EditTextProps {
  kind: ListedKind;
  id: string;
  Editor: ComponentType<EditedText>;
}

/** Opens a document from the server or, if it is unreachable, from this device. */
export function EditText({ fromServer, ...props }: EditTextProps & { fromServer: ReactNode }) {
  return (
    <OfflineFallback
      key={usePageKey()}
      instead={(error, tryAgain) => <FromDevice {...props} error={error} tryAgain={tryAgain} />}
    >
      <Suspense fallback={<EditorSkeleton />}>{fromServer}</Suspense>
    </OfflineFallback>
  );
}

interface FetchedTextProps extends EditTextProps {
  /** Null if the server has no such document. */
  copy: ServerCopy | null;
  /** The document belongs to another member. */
  isForbidden: boolean;
}

/** Opens the document that the server returned. */
export function FetchedText({ copy, isForbidden, ...props }: FetchedTextProps) {
  const { kind, id } = props;
  const documents = useDocuments();
  const reading = useDeviceDocument(documents, () => openText(documents, id, copy, { kind }));
  const { name, title } = kinds[kind];
  if (isForbidden)
    return (
      <InsteadOfText
        kind={kind}
        title="Access denied"
        text={`You don't have permission to edit this ${name}.`}
      />
    );
  if (reading.state === 'reading') return <EditorSkeleton />;
  if (reading.document?.kind !== kind)
    return (
      <InsteadOfText
        kind={kind}
        title={`${title} not found`}
        text={`The ${name} you're trying to edit doesn't exist.`}
      />
    );
  return <OpenEditor {...props} document={reading.document} />;
}

/** Why the server couldn't be reached, and how to try again. */
interface Unreachable {
  error: GraphQLRequestError;
  tryAgain: () => void;
}

/** Opens the document as this device has it. */
function FromDevice({ error, tryAgain, ...props }: EditTextProps & Unreachable) {
  const documents = useDocuments();
  const reading = useDeviceDocument(documents, () => documents.read({ id: props.id }));
  if (reading.state === 'reading') return <EditorSkeleton />;
  if (reading.document?.kind !== props.kind) return <NotOnDevice error={error} tryAgain={tryAgain} />;
  return <OpenEditor {...props} document={reading.document} error={error} />;
}

/** Shows the error, and tries again whenever the page is opened again. Only this component does: an open editor would close. */
function NotOnDevice({ error, tryAgain }: Unreachable) {
  const { key } = useLocation();
  const [shown] = useState(key);
  const isAsked = key !== shown;
  useEffect(() => {
    if (isAsked) tryAgain();
  }, [isAsked, tryAgain]);
  return <LoadError error={error} />;
}

/** The editor, with a notice while the server can't be reached. */
function OpenEditor({
  kind,
  Editor,
  document,
  error: failure,
}: EditTextProps & { document: LocalDocument; error?: GraphQLRequestError }) {
  const documents = useDocuments();
  const [opened] = useState(document);
  const error = useUntilConnected(failure, documents, opened);
  const { name, title } = kinds[kind];
  return (
    <Editor
      documents={documents}
      document={opened}
      isStored
      heading={`Edit ${title}`}
      context={
        error && (
          <ServerGone error={error} inLine>
            This is the {name} as this device has it. What you write is kept here, and goes up when the server
            is back.
          </ServerGone>
        )
      }
    />
  );
}
