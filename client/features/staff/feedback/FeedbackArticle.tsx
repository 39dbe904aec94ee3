import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type {
  FeedbackArticle_feedback$data,
  FeedbackArticle_feedback$key,
} from '../../../__generated__/FeedbackArticle_feedback.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { LinkButton } from '../../../ui/form/Button';
import { DeleteButton } from '../../../ui/form/DeleteButton';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { ReportButton } from '../report/ReportButton';
import { AssignDialog } from './AssignDialog';
import { CategoryBadge, PriorityBadge, StatusBadge } from './FeedbackBadges';
import { FeedbackVotes } from './FeedbackVotes';
import { StatusDialog } from './StatusDialog';

const fragment = graphql`
  fragment FeedbackArticle_feedback on Feedback {
    title
    description
    category
    status
    priority
    createdAt
    updatedAt
    author {
      ...AuthorLink_user
    }
    assignedTo {
      id
      ...AuthorLink_user
    }
    assignedBy {
      id
      ...AuthorLink_user
    }
    id
    viewerCanEdit
    viewerCanManage
    viewerCanDelete
    viewerCanVote
    ...StatusDialog_feedback
    ...AssignDialog_feedback
    ...FeedbackVotes_feedback
  }
`;

type Feedback = FeedbackArticle_feedback$data;

interface FeedbackArticleProps {
  feedback: FeedbackArticle_feedback$key;
  onDelete: () => Promise<void>;
}

export function FeedbackArticle({ feedback, onDelete }: FeedbackArticleProps) {
  const data = useFragment(fragment, feedback);
  const { title, description, category, status, priority, createdAt, updatedAt, author } = data;
  useDocumentTitle(title);
  return (
    <chakra.article
      maxW="content"
      w="full"
      mx="auto"
      display="flex"
      gap={{ base: '3', md: '6' }}
      alignItems="flex-start"
    >
      {/* The votes are at the start of the line, because their toast covers its end. */}
      <FeedbackVotes feedback={data} layout="column" />
      <chakra.div flex="1" minW="0">
        <header>
          <chakra.div display="flex" flexWrap="wrap" gap="2" mb="3">
            <CategoryBadge category={category} />
            <StatusBadge status={status} />
            {priority && <PriorityBadge priority={priority} />}
          </chakra.div>
          <chakra.h1 dir="auto" textStyle="title" overflowWrap="anywhere">
            {title}
          </chakra.h1>
          <MetaLine mt="3">
            <span>
              by <AuthorLink user={author} />
            </span>
            <span>
              Submitted <Time value={createdAt} />
            </span>
            {updatedAt !== createdAt && (
              <span>
                Updated <Time value={updatedAt} />
              </span>
            )}
          </MetaLine>
        </header>
        <chakra.p
          dir="auto"
          mt="8"
          textStyle="reading"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          maxW="measure"
        >
          {description}
        </chakra.p>
        <AssignedTo {...data} />
        <Actions feedback={data} onDelete={onDelete} />
      </chakra.div>
    </chakra.article>
  );
}

/** The assigned member, and who assigned it; hidden if unassigned. */
function AssignedTo({ assignedTo, assignedBy }: Pick<Feedback, 'assignedTo' | 'assignedBy'>) {
  if (!assignedTo && !assignedBy) return null;
  return (
    <chakra.section
      aria-labelledby="assigned-to"
      mt="8"
      ps="4"
      borderInlineStartWidth="2px"
      borderColor="accent"
      overflowWrap="anywhere"
    >
      <chakra.h2 id="assigned-to" textStyle="small" color="ink.muted">
        Assigned to
      </chakra.h2>
      {assignedTo && (
        <chakra.p fontWeight="medium">
          <AuthorLink user={assignedTo} />
        </chakra.p>
      )}
      {assignedBy && assignedBy.id !== assignedTo?.id && (
        <chakra.p textStyle="small" color="ink.muted">
          by <AuthorLink user={assignedBy} />
        </chakra.p>
      )}
    </chakra.section>
  );
}

function Actions({ feedback, onDelete }: { feedback: Feedback; onDelete: () => Promise<void> }) {
  const { id, viewerCanEdit, viewerCanManage, viewerCanDelete, viewerCanVote } = feedback;
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
          <StatusDialog feedback={feedback} />
          <AssignDialog feedback={feedback} />
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
