import { AccountLink } from '../features/account/accountLink.entity';
import { RefreshToken, SignIn } from '../features/account/signIn.entity';
import { Comment } from '../features/comment/comment.entity';
import { Follow } from '../features/follow/follow.entity';
import { Journal } from '../features/journal/journal.entity';
import { Mail } from '../features/mail/mail.entity';
import { Note } from '../features/note/note.entity';
import { Story } from '../features/story/story.entity';
import { StoryFavorite, StoryShare, StoryTag } from '../features/story/storyLinks.entity';
import { Tag } from '../features/tag/tag.entity';
import { User } from '../features/user/user.entity';
import { HouseFact, PublicEpoch, RateLimit } from './house.entity';

export const entities = [
  User,
  SignIn,
  RefreshToken,
  AccountLink,
  Mail,
  Follow,
  Tag,
  Story,
  StoryShare,
  StoryTag,
  StoryFavorite,
  Comment,
  Journal,
  Note,
  PublicEpoch,
  RateLimit,
  HouseFact,
];
