import type { Challenge } from '../model/challenge.entity';
import type { Comment } from '../model/comment.entity';
import type { Exercise } from '../model/exercise.entity';
import type { Feedback } from '../model/feedback.entity';
import type { Invitation } from '../model/invitation.entity';
import type { Session } from '../model/session.entity';
import type { SessionMessage } from '../model/sessionMessage.entity';
import type { Story } from '../model/story.entity';

export interface StoryPolicyInput {
  story: Pick<
    Story,
    'id' | 'authorId' | 'privacyLevel' | 'sharedWithAll' | 'readersMayComment' | 'commentsMode'
  >;
  /** Whether the author named the viewer when sharing. */
  isNamed: boolean;
}

/** Input of comment rules, which include who may read the story. */
export interface CommentPolicyInput {
  comment: Pick<Comment, 'authorId'>;
  onStory: StoryPolicyInput;
}

export interface VersionPolicyInput {
  versionOf: Pick<Story, 'authorId'>;
}

export interface SessionPolicyInput {
  session: Pick<Session, 'leaderId' | 'kind' | 'sprintStarterId'>;
}

/** Input of rules about writing in a session. */
export interface WriterPolicyInput {
  writesIn: Pick<Session, 'leaderId' | 'kind'>;
  /** Whether the viewer has joined the session. */
  hasJoined: boolean;
}

/** Input of rules about a message in a session's chat. */
export interface MessagePolicyInput extends SessionPolicyInput {
  message: Pick<SessionMessage, 'authorId'>;
}

export interface ExercisePolicyInput {
  exercise: Pick<Exercise, 'creatorId'>;
}

export interface FeedbackPolicyInput {
  feedback: Pick<Feedback, 'authorId'>;
}

export interface ChallengePolicyInput {
  challenge: Pick<Challenge, 'openedById'>;
}

export interface InvitationPolicyInput {
  invitation: Pick<Invitation, 'invitedById'>;
}

/** Input of rules about a member's account, as staff manages it. */
export interface AccountPolicyInput {
  account: { userId: string };
}

/** Input of rules about a journal entry or a note. */
export interface PersonalPolicyInput {
  personal: { authorId: string };
}

/** The facts that the rules read, by kind of row. */
export interface PolicyInputs {
  story: StoryPolicyInput;
  comment: CommentPolicyInput;
  version: VersionPolicyInput;
  session: SessionPolicyInput;
  /** A session that the viewer may take part in. */
  writer: SessionPolicyInput & WriterPolicyInput;
  message: MessagePolicyInput;
  exercise: ExercisePolicyInput;
  feedback: FeedbackPolicyInput;
  challenge: ChallengePolicyInput;
  journal: PersonalPolicyInput;
  note: PersonalPolicyInput;
  invitation: InvitationPolicyInput;
  account: AccountPolicyInput;
}

export type RowKind = keyof PolicyInputs;
