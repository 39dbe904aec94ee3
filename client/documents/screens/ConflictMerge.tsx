import { chakra, Dialog } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '../../../server/contract/limits';
import { Button } from '../../ui/form/Button';
import { Field, Input, Textarea } from '../../ui/form/Field';
import { kinds } from '../model/kinds';
import { mergeDetails, mergeTags, type TextMerge, tagsMax } from '../model/merge';
import { canSave, type Draft, type LocalDocument, type ServerCopy, type TextFields } from '../model/model';
import { mergeOfConflict } from '../sync/rebase';

interface ConflictMergeProps {
  document: LocalDocument;
  theirs: ServerCopy;
  saving: boolean;
  onBack: () => void;
  onMerge: (merged: Draft) => void;
}

/** Source: specification, section 5. */
const mergedRequired = 'Merged data required for merge resolution';

/** A merged draft: passages changed on both sides appear twice, for the author to edit. */
export function ConflictMerge({ document, theirs, saving, onBack, onMerge }: ConflictMergeProps) {
  const [joined] = useState(() => joinBoth(document, theirs));
  const [givenTitle, setTitle] = useState(joined.title);
  const [content, setContent] = useState(joined.content);
  const [problem, setProblem] = useState(false);
  const isTitled = document.kind === 'story';
  const title = kinds[document.kind].titleOf?.(content) ?? givenTitle;
  const missing = {
    title: problem && isTitled && title.trim() === '',
    content: problem && content.trim() === '',
  };
  const merge = () => {
    const merged = { kind: document.kind, title, content };
    if (canSave(merged)) onMerge({ ...joined, title, content, privacyLevel: document.privacyLevel });
    else setProblem(true);
  };
  return (
    <>
      <chakra.div mt="5" display="grid" gap="4">
        {isTitled && (
          <Field label="Merged title">
            {(control) => (
              <Input
                {...control}
                dir="auto"
                fontFamily="reading"
                maxLength={limits.story.titleMax}
                value={title}
                onChange={(event) => setTitle(event.target.value)}
                aria-invalid={missing.title || undefined}
              />
            )}
          </Field>
        )}
        <Field
          label="Merged text"
          hint={joined.tags.length > 0 ? `Tags: ${joined.tags.join(', ')}` : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={14}
              value={content}
              onChange={(event) => setContent(event.target.value)}
              aria-invalid={missing.content || undefined}
            />
          )}
        </Field>
        {(missing.title || missing.content) && (
          <chakra.p role="alert" textStyle="small" color="danger">
            {mergedRequired}
          </chakra.p>
        )}
      </chakra.div>
      <Dialog.Footer>
        <Button variant="ghost" onClick={onBack} disabled={saving}>
          Back
        </Button>
        <Button onClick={merge} loading={saving}>
          Use merged text
        </Button>
      </Dialog.Footer>
    </>
  );
}

function joinBoth(document: LocalDocument, theirs: ServerCopy): TextFields {
  const merge = mergeOfConflict(document);
  const { tags = [], details = {} } = document.base ?? {};
  return {
    title: (merge?.title.merged ?? `${document.title} / ${theirs.title}`).slice(0, limits.story.titleMax),
    content: merge ? joinPieces(merge.content) : document.content,
    tags: mergeTags(tags, document.tags, theirs.tags, tagsMax[document.kind]),
    details: mergeDetails(details, document.details, theirs.details),
  };
}

const endsParagraph = /(?:\r\n|\n|\r)$/;

const joinPieces = ({ pieces }: TextMerge): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'same') return piece.text;
      const { mine, theirs } = piece;
      return mine && theirs && !endsParagraph.test(mine) ? `${mine}\n\n${theirs}` : mine + theirs;
    })
    .join('');
