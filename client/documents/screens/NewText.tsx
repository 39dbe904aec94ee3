import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationTarget } from '../../ui/layout/useNavigationTarget';
import { kinds, localDocumentPath } from '../model/kinds';
import type { DocumentKind, LocalDocument } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';
import { useDocuments } from '../useDocuments';
import { EditorSkeleton } from './EditorSkeleton';
import { InsteadOfText } from './TextMissing';
import { useDeviceDocument } from './useDeviceDocument';

/** The document that a new-document screen opens. */
export interface OpenText {
  documents: DocumentStore;
  document: LocalDocument;
  /** Whether the device has stored it. */
  kept: boolean;
  onKept: (localId: string) => void;
}

export interface NewTextProps {
  kind: DocumentKind;
  /** Renders a new document. */
  begun: (documents: DocumentStore, onKept: OpenText['onKept']) => ReactNode;
  /** Renders an existing local draft. */
  found: (text: OpenText) => ReactNode;
}

/** The screen of a document that isn't on the server yet. */
export function NewText({ kind, begun, found }: NewTextProps) {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const localId = search.get('localId');
  const [page, setPage] = useState({ at: key, localId, number: 0 });
  // The address gets the draft's localId once it is stored. Any other navigation here opens a new page.
  if (page.at !== key) {
    const isSame = localId !== null && localId === page.localId;
    setPage({ at: key, localId, number: isSame ? page.number : page.number + 1 });
  }
  return (
    <Named
      key={page.number}
      kind={kind}
      localId={localId}
      onNamed={(named) => setPage((current) => ({ ...current, localId: named }))}
      begun={begun}
      found={found}
    />
  );
}

interface NamedProps extends NewTextProps {
  /** A local draft to continue. */
  localId: string | null;
  onNamed: (localId: string) => void;
}

/** Writes the draft's localId into the address, so that a reload or a restored tab finds it. */
function Named({ kind, localId, onNamed, begun, found }: NamedProps) {
  const documents = useDocuments();
  const navigate = useNavigate();
  const target = useNavigationTarget();
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  const [openedAs] = useState(localId);
  const onKept = (kept: string) => {
    // Changing the address now would cancel the navigation in progress.
    if (target() || search.get('localId') === kept) return;
    onNamed(kept);
    const query = new URLSearchParams(search);
    query.set('localId', kept);
    void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true, state });
  };
  if (openedAs === null) return begun(documents, onKept);
  return <Found kind={kind} documents={documents} localId={openedAs} onKept={onKept} found={found} />;
}

interface FoundProps extends Pick<NewTextProps, 'kind' | 'found'>, Pick<OpenText, 'documents' | 'onKept'> {
  localId: string;
}

function Found({ kind, documents, localId, onKept, found }: FoundProps) {
  const reading = useDeviceDocument(documents, () => documents.read({ localId }));
  if (reading.state === 'reading') return <EditorSkeleton />;
  const { document } = reading;
  if (document?.kind !== kind)
    return (
      <InsteadOfText
        kind={kind}
        title="Draft not found"
        text={`It is not on this device. Once it was saved, it is among your ${kinds[kind].plural}.`}
      />
    );
  // The server has it by now, possibly with newer changes.
  if (document.id !== null) return <Navigate to={localDocumentPath(document)} replace />;
  return found({ documents, document, kept: true, onKept });
}
