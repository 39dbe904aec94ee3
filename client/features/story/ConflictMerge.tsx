import { chakra, Dialog } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '../../../server/contract/limits';
import { mergeTags, type TextMerge } from '../../offline/merge';
import type { Draft, LocalStory, ServerCopy } from '../../offline/model';
import { mergeOfConflict } from '../../offline/takeIn';
import { Button } from '../../ui/Button';
import { Field, Input, Textarea } from '../../ui/Field';

export interface ConflictMergeProps {
  story: LocalStory;
  theirs: ServerCopy;
  saving: boolean;
  onBack: () => void;
  onMerge: (merged: Draft) => void;
}

/** Source: specification, section 5. */
const mergedRequired = 'Merged data required for merge resolution';

/** One text made of both: the passages that both changed stand in it twice, for the author to make one of them. */
export function ConflictMerge({ story, theirs, saving, onBack, onMerge }: ConflictMergeProps) {
  const [joined] = useState(() => joinBoth(story, theirs));
  const [title, setTitle] = useState(joined.title);
  const [content, setContent] = useState(joined.content);
  const [problem, setProblem] = useState(false);
  const missing = problem && (title.trim() === '' || content.trim() === '');
  const merge = () => {
    if (title.trim() === '' || content.trim() === '') setProblem(true);
    else onMerge({ title, content, tags: joined.tags, privacyLevel: story.privacyLevel });
  };
  return (
    <>
      <chakra.div mt="5" display="grid" gap="4">
        <Field label="Merged title">
          {(control) => (
            <Input
              {...control}
              dir="auto"
              fontFamily="reading"
              maxLength={limits.story.titleMax}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
              aria-invalid={missing && title.trim() === '' ? true : undefined}
            />
          )}
        </Field>
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
              aria-invalid={missing && content.trim() === '' ? true : undefined}
            />
          )}
        </Field>
        {missing && (
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

function joinBoth(story: LocalStory, theirs: ServerCopy): Omit<Draft, 'privacyLevel'> {
  const merge = mergeOfConflict(story);
  return {
    title: (merge?.title.merged ?? `${story.title} / ${theirs.title}`).slice(0, limits.story.titleMax),
    content: merge ? joinPieces(merge.content) : story.content,
    tags: mergeTags(story.base?.tags ?? [], story.tags, theirs.tags).slice(0, limits.story.tagsMax),
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
