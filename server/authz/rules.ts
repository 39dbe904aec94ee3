import { Role } from '../contract/enums';
import { isDropIn } from '../model/session.entity';
import type { ViewerIdentity } from '../request/viewer';
import type {
  AccountPolicyInput,
  ChallengePolicyInput,
  CommentPolicyInput,
  ExercisePolicyInput,
  FeedbackPolicyInput,
  InvitationPolicyInput,
  MessagePolicyInput,
  PersonalPolicyInput,
  PolicyInputs,
  RowKind,
  SessionPolicyInput,
  StoryPolicyInput,
  VersionPolicyInput,
  WriterPolicyInput,
} from './policyInputs';

type Viewer = ViewerIdentity | null;

/** Marks a rule as depending on a row of this kind, not on the viewer alone. */
export const on = <K extends RowKind>(kind: K, rule: (viewer: Viewer, input: PolicyInputs[K]) => boolean) =>
  Object.assign((viewer: Viewer, input: PolicyInputs[K]) => rule(viewer, input), { kind });

export const anyone = () => true;
export const member = (viewer: Viewer) => viewer !== null;

export const isAuthor = (viewer: Viewer, { story }: StoryPolicyInput) => viewer?.id === story.authorId;
export const isCommentAuthor = (viewer: Viewer, { comment }: CommentPolicyInput) =>
  viewer?.id === comment.authorId;
export const isVersionAuthor = (viewer: Viewer, { versionOf }: VersionPolicyInput) =>
  viewer?.id === versionOf.authorId;
export const isPersonalAuthor = (viewer: Viewer, { personal }: PersonalPolicyInput) =>
  viewer?.id === personal.authorId;
export const isAdmin = (viewer: Viewer) => viewer?.roles.includes(Role.ADMIN) ?? false;
export const isStaff = (viewer: Viewer) =>
  isAdmin(viewer) || (viewer?.roles.includes(Role.INSTRUCTOR) ?? false);
/** Nobody changes, ends or deletes the standing session, which is the one that members drop in to. */
export const mayManage = (viewer: Viewer, { session }: SessionPolicyInput) =>
  !isDropIn(session) && (isAdmin(viewer) || (isStaff(viewer) && viewer?.id === session.leaderId));
/** Moderating the room: allowed for the leader and admins; in the standing session, for staff. */
export const mayModerate = (viewer: Viewer, input: SessionPolicyInput) =>
  isDropIn(input.session) ? isStaff(viewer) : mayManage(viewer, input);
export const mayStartSprint = (viewer: Viewer, input: SessionPolicyInput) =>
  isDropIn(input.session) ? member(viewer) : mayManage(viewer, input);
export const mayEndSprint = (viewer: Viewer, input: SessionPolicyInput) =>
  mayModerate(viewer, input) ||
  (isDropIn(input.session) && member(viewer) && viewer?.id === input.session.sprintStarterId);
export const takesPart = (viewer: Viewer, { writesIn, hasJoined }: WriterPolicyInput) =>
  member(viewer) && (hasJoined || isDropIn(writesIn) || viewer?.id === writesIn.leaderId);
export const mayChat = (viewer: Viewer, input: WriterPolicyInput) =>
  takesPart(viewer, input) || isStaff(viewer);
export const mayDeleteMessage = (viewer: Viewer, input: MessagePolicyInput) =>
  viewer?.id === input.message.authorId || mayModerate(viewer, input);
export const mayChangeExercise = (viewer: Viewer, { exercise }: ExercisePolicyInput) =>
  isAdmin(viewer) || (isStaff(viewer) && viewer?.id === exercise.creatorId);
export const mayChangeFeedback = (viewer: Viewer, { feedback }: FeedbackPolicyInput) =>
  isAdmin(viewer) || viewer?.id === feedback.authorId;
export const mayChangeChallenge = (viewer: Viewer, { challenge }: ChallengePolicyInput) =>
  isAdmin(viewer) || (isStaff(viewer) && viewer?.id === challenge.openedById);
export const mayRevoke = (viewer: Viewer, { invitation }: InvitationPolicyInput) =>
  isAdmin(viewer) || (isStaff(viewer) && viewer?.id === invitation.invitedById);
/** Nobody suspends or restores themselves. */
export const maySuspend = (viewer: Viewer, { account }: AccountPolicyInput) =>
  isAdmin(viewer) && viewer?.id !== account.userId;
export const mayVote = (viewer: Viewer, { feedback }: FeedbackPolicyInput) =>
  viewer !== null && viewer.id !== feedback.authorId;
