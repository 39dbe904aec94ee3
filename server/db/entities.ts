import { RefreshToken, SignIn } from '../features/account/signIn.entity';
import { Story } from '../features/story/story.entity';
import { StoryFavorite, StoryShare, StoryTag } from '../features/story/storyLinks.entity';
import { Tag } from '../features/tag/tag.entity';
import { User } from '../features/user/user.entity';
import { HouseFact, PublicEpoch, RateLimit } from './house.entity';

export const entities = [
  User,
  SignIn,
  RefreshToken,
  Tag,
  Story,
  StoryShare,
  StoryTag,
  StoryFavorite,
  PublicEpoch,
  RateLimit,
  HouseFact,
];
