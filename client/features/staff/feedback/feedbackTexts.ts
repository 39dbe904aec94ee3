import type { ComponentProps, ComponentType } from 'react';
import type {
  FeedbackCategory,
  FeedbackPriority,
} from '../../../__generated__/NewFeedbackPageCreateFeedbackMutation.graphql';
import type { FeedbackStatus } from '../../../__generated__/StatusDialogSetFeedbackStatusMutation.graphql';
import type { Badge } from '../../../ui/content/Badge';
import {
  BugIcon,
  CheckIcon,
  CircleIcon,
  CloseIcon,
  DoneIcon,
  EyeIcon,
  FeedbackIcon,
  IdeaIcon,
  ImproveIcon,
  LockIcon,
} from '../../../ui/content/icons';

/** The values of a GraphQL enum that this version knows. */
type Known<TEnum extends string> = Exclude<TEnum, '%future added value'>;
export type Category = Known<FeedbackCategory>;
export type Status = Known<FeedbackStatus>;
export type Priority = Known<FeedbackPriority>;

type Tone = ComponentProps<typeof Badge>['tone'];

interface CategoryTexts {
  value: Category;
  label: string;
  hint: string;
  placeholder: string;
  Icon: ComponentType;
}

/** Source: specification, section 2 (Feedback). */
export const categories: readonly CategoryTexts[] = [
  {
    value: 'FEATURE',
    label: 'Feature Request',
    hint: 'Suggest a new feature or enhancement',
    placeholder: 'What would you like to be able to do, and how would it help you write?',
    Icon: IdeaIcon,
  },
  {
    value: 'BUG',
    label: 'Bug Report',
    hint: "Report something that isn't working correctly",
    placeholder: 'What did you do, what happened, and what did you expect instead?',
    Icon: BugIcon,
  },
  {
    value: 'IMPROVEMENT',
    label: 'Improvement',
    hint: 'Suggest improvements to existing features',
    placeholder: 'What is there already, and how could it be better?',
    Icon: ImproveIcon,
  },
  {
    value: 'OTHER',
    label: 'Other',
    hint: 'General feedback or questions',
    placeholder: 'What would you like to tell us, or to ask?',
    Icon: FeedbackIcon,
  },
];

export const statuses: readonly { value: Status; label: string; tone: Tone; Icon: ComponentType }[] = [
  { value: 'OPEN', label: 'Open', tone: 'info', Icon: CircleIcon },
  { value: 'UNDER_REVIEW', label: 'Under Review', tone: 'warning', Icon: EyeIcon },
  { value: 'ACCEPTED', label: 'Accepted', tone: 'accent', Icon: CheckIcon },
  { value: 'IMPLEMENTED', label: 'Implemented', tone: 'done', Icon: DoneIcon },
  { value: 'REJECTED', label: 'Rejected', tone: 'danger', Icon: CloseIcon },
  { value: 'CLOSED', label: 'Closed', tone: 'neutral', Icon: LockIcon },
];

export const priorities: readonly { value: Priority; label: string }[] = [
  { value: 'LOW', label: 'Low' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'HIGH', label: 'High' },
  { value: 'CRITICAL', label: 'Critical' },
];

/** The texts of toasts. Source: specification, section 8. */
export const toastTexts = {
  signInToVote: 'Please sign in to vote',
  upvoted: 'Upvoted',
  downvoted: 'Downvoted',
  voteRemoved: 'Vote removed',
  /** The server has another vote than the one sent, for example from another tab. */
  voteRecorded: 'Vote recorded',
  voteFailed: 'Failed to vote',
  voteRemovalFailed: 'Failed to remove vote',
  deleted: 'Feedback deleted',
  deletionFailed: 'Failed to delete feedback',
  statusUpdated: 'Status updated',
  statusFailed: 'Failed to update status',
  submitted: 'Feedback submitted successfully!',
  submissionFailed: 'Failed to submit feedback',
  updated: 'Feedback updated successfully!',
  updateFailed: 'Failed to update feedback',
} as const;
