import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { FeedbackActions_feedback$key } from '../../../__generated__/FeedbackActions_feedback.graphql';
import { LinkButton } from '../../../ui/form/Button';
import { DeleteButton } from '../../../ui/form/DeleteButton';
import { ReportButton } from '../report/ReportButton';
import { AssignDialog } from './AssignDialog';
import { StatusDialog } from './StatusDialog';

interface FeedbackActionsProps {
  feedback: FeedbackActions_feedback$key;
  onDelete: () => Promise<void>;
}

/** The buttons for what the viewer may do with the feedback. */
export function FeedbackActions({ feedback, onDelete }: FeedbackActionsProps) {
  const data = useFragment(
    graphql`
      fragment FeedbackActions_feedback on Feedback {
        id
        viewerCanEdit
        viewerCanManage
        viewerCanDelete
        viewerCanVote
        ...StatusDialog_feedback
        ...AssignDialog_feedback
      }
    `,
    feedback,
  );
  const { id, viewerCanEdit, viewerCanManage, viewerCanDelete, viewerCanVote } = data;
  if (!viewerCanEdit && !viewerCanManage && !viewerCanDelete && !viewerCanVote) return null;
  return (
    <chakra.div mt="8" display="flex" flexWrap="wrap" gap="2">
      {viewerCanEdit && (
        <LinkButton to={`/feedback/${id}/edit`} variant="outline" size="sm">
          Edit
        </LinkButton>
      )}
      {viewerCanManage && (
        <>
          <StatusDialog feedback={data} />
          <AssignDialog feedback={data} />
        </>
      )}
      {/* Whoever may vote may report: it is feedback by somebody else. */}
      {viewerCanVote && <ReportButton id={id} what="feedback" />}
      {viewerCanDelete && (
        <DeleteButton question="Are you sure you want to delete this feedback?" onDelete={onDelete} />
      )}
    </chakra.div>
  );
}
