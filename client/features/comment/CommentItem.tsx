import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CommentItem_comment$key } from '../../__generated__/CommentItem_comment.graphql';
import { AuthorLink } from '../../ui/content/AuthorLink';
import { MetaLine } from '../../ui/content/MetaLine';
import { Time } from '../../ui/content/Time';
import { Button } from '../../ui/form/Button';
import { CommentForm } from './CommentForm';
import { keepText, keptName, useKeptText } from './keptText';
import { useUpdateCommentMutation } from './useUpdateCommentMutation';

export interface CommentItemProps {
  comment: CommentItem_comment$key;
  memberId: string;
  /** Opens the confirmation dialog. */
  onDelete: () => void;
}

export function CommentItem({ comment, memberId, onDelete }: CommentItemProps) {
  const { id, content, createdAt, updatedAt, viewerCanEdit, viewerCanDelete, author } = useFragment(
    graphql`
      fragment CommentItem_comment on Comment {
        id
        content
        createdAt
        updatedAt
        viewerCanEdit
        viewerCanDelete
        author {
          ...AuthorLink_user
        }
      }
    `,
    comment,
  );
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The form has been removed with its focus.
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <article>
      <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <MetaLine minH="6" rowGap="0">
          <chakra.span color="ink" fontWeight="semibold" dir="auto">
            <AuthorLink user={author} />
          </chakra.span>
          <Time value={createdAt} format="dateTime" />
          {updatedAt !== createdAt && <span>edited</span>}
        </MetaLine>
        {!editing && (viewerCanEdit || viewerCanDelete) && (
          // As high as the line, with a larger touch target.
          <chakra.div
            display="flex"
            flexShrink="0"
            me="-3"
            my="-1.5"
            css={{ '@media (pointer: coarse)': { marginBlock: '-2.5' } }}
          >
            {viewerCanEdit && (
              <Button
                ref={editButton}
                variant="ghost"
                size="sm"
                aria-label="Edit comment"
                onClick={() => setEditing(true)}
              >
                Edit
              </Button>
            )}
            {viewerCanDelete && (
              <Button variant="ghost" size="sm" aria-label="Delete comment" onClick={onDelete}>
                Delete
              </Button>
            )}
          </chakra.div>
        )}
      </chakra.div>
      {editing ? (
        <EditComment id={id} content={content} memberId={memberId} onDone={() => setEditing(false)} />
      ) : (
        <chakra.p
          mt="1.5"
          dir="auto"
          fontFamily="reading"
          fontSize="1.0625rem"
          lineHeight="prose"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {content}
        </chakra.p>
      )}
    </article>
  );
}

interface EditCommentProps {
  id: string;
  content: string;
  memberId: string;
  onDone: () => void;
}

/** Edits a comment in place. */
function EditComment({ id, content, memberId, onDone }: EditCommentProps) {
  const name = keptName(memberId, id);
  const [text, setText] = useKeptText(name, content);
  const [updateComment] = useUpdateCommentMutation();
  const leave = () => {
    keepText(name, null);
    onDone();
  };
  return (
    <chakra.div mt="2">
      <CommentForm
        label="Your comment"
        value={text}
        onValue={setText}
        submitLabel="Save"
        submittingLabel="Saving..."
        autoFocus
        onSubmit={async (changed) => {
          if (changed !== content) await updateComment(id, changed);
          leave();
        }}
        onCancel={leave}
      />
    </chakra.div>
  );
}
