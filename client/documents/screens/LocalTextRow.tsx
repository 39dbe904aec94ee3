import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { countWords } from '../../../server/markdown/wordCount';
import { Badge } from '../../ui/content/Badge';
import { wordsLabel } from '../../ui/content/labels';
import { MetaLine } from '../../ui/content/MetaLine';
import { PrivacyBadge } from '../../ui/content/PrivacyBadge';
import { Time } from '../../ui/content/Time';
import { announce, toast } from '../../ui/feedback/toaster';
import { Button, TextLink } from '../../ui/form/Button';
import { DeleteButton } from '../../ui/form/DeleteButton';
import { kinds, localDocumentPath } from '../model/kinds';
import { detailOf, type LocalDocument } from '../model/model';
import { noteParagraphs } from '../model/noteExcerpt';
import { useDocuments } from '../useDocuments';
import { ConflictDialog } from './ConflictDialog';
import { DocumentStatus } from './DocumentStatus';
import { languageIn } from './textDetail';

// Without its code the row has no excerpt.
const LocalExcerpt = lazy(() =>
  import('./LocalExcerpt').then(
    ({ LocalExcerpt }) => ({ default: LocalExcerpt }),
    () => ({ default: () => null }),
  ),
);

export interface LocalTextRowProps {
  text: LocalDocument;
  online: boolean;
  /** The heading level below the list's own. */
  titleAs?: 'h2' | 'h3';
}

/** A document from this device: not on the server yet, different there, or the server is unreachable. */
export function LocalTextRow({ text, online, titleAs = 'h2' }: LocalTextRowProps) {
  const documents = useDocuments();
  const [resolving, setResolving] = useState(false);
  const { kind, localId, id, content, lastModified, privacyLevel, base, syncStatus, problem } = text;
  const title = text.title.trim() || kinds[kind].untitled;
  const lang = languageIn(text.details, content);
  return (
    <chakra.article>
      <chakra.h2 as={titleAs} textStyle="heading" dir="auto" lang={lang}>
        <TextLink to={localDocumentPath(text)} tone="quiet">
          {title}
        </TextLink>
      </chakra.h2>
      <Suspense fallback={null}>
        <LocalExcerpt
          lang={lang}
          content={kind === 'note' ? noteParagraphs(content, text.title).join('\n') : content}
        />
      </Suspense>
      <MetaLine mt="3">
        <DocumentStatus document={text} online={online} />
        {kind === 'note' && detailOf(text.details, 'isPinned') && <Badge tone="accent">Pinned</Badge>}
        <span>{wordsLabel(countWords(content))}</span>
        <Time value={new Date(lastModified).toISOString()} what="Edited" />
        {kind === 'story' && <PrivacyBadge level={base?.privacyLevel ?? privacyLevel} />}
        {syncStatus === 'error' && (
          <Button variant="outline" size="sm" onClick={() => void documents.retry(localId)}>
            Retry
          </Button>
        )}
        {syncStatus === 'conflict' && (
          <Button variant="outline" size="sm" onClick={() => setResolving(true)}>
            Resolve
          </Button>
        )}
        <DeleteButton
          question={kinds[kind].deletion}
          note={
            id === null
              ? 'It is on this device only, and can’t be brought back.'
              : `It is deleted on the server as well${kind === 'story' ? ', with all of its versions' : ''}.`
          }
          onDelete={() =>
            documents.remove(localId).then(
              () => announce(`${kinds[kind].title} deleted`),
              () => toast.error(`Failed to delete ${kinds[kind].name}`),
            )
          }
          ms="auto"
          aria-label={`Delete ${title}`}
        />
      </MetaLine>
      {syncStatus === 'error' && problem && (
        <chakra.p mt="2" textStyle="small" color="danger">
          {problem.message}
        </chakra.p>
      )}
      {resolving && syncStatus === 'conflict' && (
        <ConflictDialog
          document={text}
          onResolve={(resolution, merged) => documents.resolve(localId, resolution, merged)}
          onClose={() => setResolving(false)}
        />
      )}
    </chakra.article>
  );
}
