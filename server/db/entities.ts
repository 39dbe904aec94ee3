import { AccountLink } from '../features/account/accountLink.entity';
import { RefreshToken, SignIn } from '../features/account/signIn.entity';
import { CalendarFeed } from '../features/calendar/calendarFeed.entity';
import { Comment } from '../features/comment/comment.entity';
import { Exercise, ExerciseTag } from '../features/exercise/exercise.entity';
import { Feedback, FeedbackVote } from '../features/feedback/feedback.entity';
import { Follow } from '../features/follow/follow.entity';
import { Journal } from '../features/journal/journal.entity';
import { Mail } from '../features/mail/mail.entity';
import { Note } from '../features/note/note.entity';
import {
  SessionPresence,
  SessionWordInterval,
  SessionWords,
  SessionWriter,
} from '../features/room/room.entities';
import { Session } from '../features/session/session.entity';
import { SessionParticipant } from '../features/session/sessionParticipant.entity';
import { Story } from '../features/story/story.entity';
import { StoryFavorite, StoryShare, StoryTag } from '../features/story/storyLinks.entity';
import { Tag } from '../features/tag/tag.entity';
import { User } from '../features/user/user.entity';
import { StoryVersion } from '../features/version/storyVersion.entity';
import { WritingDayWords } from '../features/writingDay/writingDay.entity';
import { HouseFact, PublicEpoch, RateLimit } from './house.entity';

export const entities = [
  User,
  SignIn,
  RefreshToken,
  AccountLink,
  Mail,
  Follow,
  Tag,
  Exercise,
  ExerciseTag,
  Session,
  SessionParticipant,
  Story,
  StoryShare,
  StoryTag,
  StoryFavorite,
  StoryVersion,
  Comment,
  Journal,
  Note,
  WritingDayWords,
  Feedback,
  FeedbackVote,
  SessionWriter,
  SessionPresence,
  SessionWords,
  SessionWordInterval,
  CalendarFeed,
  PublicEpoch,
  RateLimit,
  HouseFact,
];
