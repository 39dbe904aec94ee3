import { chakra } from '@chakra-ui/react';
import { type Ref, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  CommentItem_comment$data,
  CommentItem_comment$key,
} from '../../../__generated__/CommentItem_comment.graphql';
import type { CommentItemUpdateCommentMutation } from '../../../__generated__/CommentItemUpdateCommentMutation.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Folded } from '../../../ui/content/Folded';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { Button, TextLink } from '../../../ui/form/Button';
import { useFocusAfterRender } from '../../../ui/layout/useFocusAfterRender';
import { HideButton } from '../../staff/report/HideButton';
import { ReportButton } from '../../staff/report/ReportButton';
import { CommentForm } from './CommentForm';
import { mentionPattern } from './mentions';
import { editKey, useCommentForm } from './useCommentForm';

interface CommentItemProps {
  comment: CommentItem_comment$key;
  storyId: string;
  viewerId: string;
  /** Opens the confirmation dialog. */
  onDelete: (id: string) => void;
}

/** A comment with its actions, folded if its author is muted or blocked; editing replaces its text by a form. */
export function CommentItem({ comment, storyId, viewerId, onDelete }: CommentItemProps) {
  const data = useFragment(
    graphql`
      fragment CommentItem_comment on Comment {
        id
        content
        createdAt
        updatedAt
        viewerCanEdit
        viewerCanDelete
        viewerCanHide
        isHidden
        heldBecause
        author {
          id
          viewerMutes
          viewerBlocks
          ...AuthorLink_user
        }
      }
    `,
    comment,
  );
  const { id, content, createdAt, updatedAt, author } = data;
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const focusEdit = useFocusAfterRender(editButton);

  const article = (
    <article>
      <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <MetaLine minH="6" rowGap="0">
          <chakra.span color="ink" fontWeight="semibold" dir="auto">
            <AuthorLink user={author} />
          </chakra.span>
          <Time value={createdAt} format="dateTime" />
          {updatedAt !== createdAt && <span>edited</span>}
        </MetaLine>
        {!editing && (
          <CommentActions
            comment={data}
            viewerId={viewerId}
            editButton={editButton}
            onEdit={() => setEditing(true)}
            onDelete={() => onDelete(id)}
          />
        )}
      </chakra.div>
      <HiddenNote {...data} />
      {editing ? (
        <EditComment
          id={id}
          content={content}
          storyId={storyId}
          viewerId={viewerId}
          onDone={() => {
            setEditing(false);
            // The form is removed, and had the focus.
            focusEdit();
          }}
        />
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
          <CommentText text={content} />
        </chakra.p>
      )}
    </article>
  );
  if (!author.viewerMutes && !author.viewerBlocks) return article;
  return (
    <Folded note={`A comment by someone you ${author.viewerBlocks ? 'blocked' : 'muted'}.`}>{article}</Folded>
  );
}

/** Says to the comment's author why nobody else sees it, if so. */
function HiddenNote({ isHidden, heldBecause }: Pick<CommentItem_comment$data, 'isHidden' | 'heldBecause'>) {
  if (!isHidden && !heldBecause) return null;
  return (
    <chakra.p role="note" mt="1" textStyle="small" fontWeight="medium">
      {isHidden
        ? 'Hidden by the organisers. Only you see it.'
        : `Waits for an organiser. ${(heldBecause ?? []).map((reason) => `${reason}.`).join(' ')}`}
    </chakra.p>
  );
}

interface CommentActionsProps {
  comment: CommentItem_comment$data;
  viewerId: string;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons for what the viewer may do with the comment. */
const CommentActions = ({ comment, viewerId, editButton, onEdit, onDelete }: CommentActionsProps) => (
  // Negative margins keep the line's height, although the buttons are higher.
  <chakra.div
    display="flex"
    flexShrink="0"
    me="-3"
    my="-1.5"
    css={{ '@media (pointer: coarse)': { marginBlock: '-2.5' } }}
  >
    {comment.viewerCanEdit && (
      <Button ref={editButton} variant="ghost" size="sm" aria-label="Edit comment" onClick={onEdit}>
        Edit
      </Button>
    )}
    {comment.author.id !== viewerId && <ReportButton id={comment.id} what="comment" />}
    {comment.viewerCanHide && <HideButton id={comment.id} what="comment" />}
    {comment.viewerCanDelete && (
      <Button variant="ghost" size="sm" aria-label="Delete comment" onClick={onDelete}>
        Delete
      </Button>
    )}
  </chakra.div>
);

interface EditCommentProps {
  id: string;
  content: string;
  storyId: string;
  viewerId: string;
  onDone: () => void;
}

function EditComment({ id, content, storyId, viewerId, onDone }: EditCommentProps) {
  const [updateComment] = useAppMutation<CommentItemUpdateCommentMutation>(graphql`
    mutation CommentItemUpdateCommentMutation($input: UpdateCommentInput!) {
      updateComment(input: $input) {
        comment {
          id
          content
          updatedAt
        }
      }
    }
  `);
  const form = useCommentForm({
    viewerId,
    textKey: editKey(storyId, id),
    initial: content,
    send: async (changed) => {
      if (changed !== content) await updateComment({ input: { id, content: changed } });
      leave();
    },
  });
  const leave = () => {
    form.change(content);
    onDone();
  };
  return (
    <chakra.div mt="2">
      <CommentForm
        form={form}
        storyId={storyId}
        submitLabel="Save"
        submittingLabel="Saving..."
        autoFocus
        onCancel={leave}
      />
    </chakra.div>
  );
}

/** A comment's plain text, with its mentions as links to profiles. */
function CommentText({ text }: { text: string }) {
  // Splitting by an expression with one group gives texts and usernames in turn.
  return text.split(mentionPattern).map((part, n) =>
    n % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <TextLink key={n} to={`/u/${part}`}>
        <bdi>@{part}</bdi>
      </TextLink>
    ) : (
      part
    ),
  );
}
