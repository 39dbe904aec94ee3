import type { ReportedKind, ReportReason } from '../../../__generated__/ReportCaseItem_case.graphql';

/** The values of a GraphQL enum that this version knows. */
type Known<T extends string> = Exclude<T, '%future added value'>;

export const reasons: readonly { value: Known<ReportReason>; label: string }[] = [
  { value: 'SPAM', label: 'Spam or advertising' },
  { value: 'HARASSMENT', label: 'It attacks or harasses someone' },
  { value: 'HATEFUL', label: 'It is hateful' },
  { value: 'PRIVATE_INFORMATION', label: 'It shows someone’s private information' },
  { value: 'STOLEN', label: 'It is someone else’s work' },
  { value: 'OTHER', label: 'Something else' },
];

export type Reason = (typeof reasons)[number]['value'];

export const reasonLabel = (reason: ReportReason): string =>
  reasons.find(({ value }) => value === reason)?.label ?? 'Another reason';

const kindLabels: Record<Known<ReportedKind>, string> = {
  STORY: 'Story',
  COMMENT: 'Comment',
  PROFILE: 'Profile',
  FEEDBACK: 'Feedback',
  MESSAGE: 'Chat message',
};

export const kindLabel = (kind: ReportedKind): string => kindLabels[kind as Known<ReportedKind>] ?? 'Writing';
