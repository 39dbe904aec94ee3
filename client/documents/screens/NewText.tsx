import { Fragment, type ReactNode, useState } from 'react';
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
  isStored: boolean;
  onStored: (localId: string) => void;
  /** Starts over with another document; only for one that the device hasn't stored. */
  onStartOver?: () => void;
}

interface NewTextProps {
  kind: DocumentKind;
  /** Creates the new document. */
  begin: (documents: DocumentStore) => LocalDocument;
  /** Renders the new document, or an existing local draft. */
  children: (text: OpenText) => ReactNode;
}

/** The screen of a document that isn't on the server yet. */
export function NewText(props: NewTextProps) {
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
    <WithAddress
      {...props}
      key={page.number}
      localId={localId}
      onAddressed={(addressedId) => setPage((current) => ({ ...current, localId: addressedId }))}
    />
  );
}

interface WithAddressProps extends NewTextProps {
  /** A local draft to continue. */
  localId: string | null;
  onAddressed: (localId: string) => void;
}

/** Writes the draft's localId into the address, so that a reload or a restored tab finds it. */
function WithAddress({ kind, begin, children, localId, onAddressed }: WithAddressProps) {
  const documents = useDocuments();
  const navigate = useNavigate();
  const target = useNavigationTarget();
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  const [openedAs] = useState(localId);
  const onStored = (storedId: string) => {
    // Changing the address now would cancel the navigation in progress.
    if (target() || search.get('localId') === storedId) return;
    onAddressed(storedId);
    const query = new URLSearchParams(search);
    query.set('localId', storedId);
    void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true, state });
  };
  const open = { documents, onStored, children };
  if (openedAs === null) return <NewDraft {...open} begin={begin} />;
  return <ExistingDraft {...open} kind={kind} localId={openedAs} />;
}

type OpenProps = Pick<OpenText, 'documents' | 'onStored'> & Pick<NewTextProps, 'children'>;

function NewDraft({ documents, onStored, begin, children }: OpenProps & Pick<NewTextProps, 'begin'>) {
  const [document, setDocument] = useState(() => begin(documents));
  const onStartOver = () => setDocument(begin(documents));
  return (
    <Fragment key={document.localId}>
      {children({ documents, document, isStored: false, onStored, onStartOver })}
    </Fragment>
  );
}

type ExistingDraftProps = OpenProps & Pick<NewTextProps, 'kind'> & { localId: string };

function ExistingDraft({ kind, documents, localId, onStored, children }: ExistingDraftProps) {
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
  return children({ documents, document, isStored: true, onStored });
}
