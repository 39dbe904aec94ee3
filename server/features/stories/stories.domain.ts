import type { LoadersOf } from '../../request/requestLoaders';
import { commentLoaders } from './comment/comment.loaders';
import { CommentResolver, StoryCommentsResolver } from './comment/comment.resolver';
import { StoryMentionsResolver } from './comment/mentionableMembers.resolver';
import { CommentModerationResolver, StoryModerationResolver } from './comment/moderation.resolver';
import { StoryDownloadsResolver, ViewerStoriesExportResolver } from './export/export.resolver';
import { ImportResolver } from './import/import.resolver';
import { storiesSweeps } from './stories.sweeps';
import { StoryDraftResolver, StoryDraftsResolver } from './story/draft.resolver';
import { UserStoriesResolver, ViewerStoriesResolver } from './story/memberStories.resolver';
import { storyLoaders } from './story/story.loaders';
import { StoryResolver } from './story/story.resolver';
import { userStatsLoaders } from './story/userStats.loaders';
import { TagResolver } from './tag/tag.resolver';
import { versionLoaders } from './version/version.loaders';
import { StoryVersionResolver, StoryVersionsResolver } from './version/version.resolver';

export const stories = {
  resolvers: [
    CommentResolver,
    StoryCommentsResolver,
    CommentModerationResolver,
    StoryModerationResolver,
    StoryMentionsResolver,
    StoryDownloadsResolver,
    ViewerStoriesExportResolver,
    ImportResolver,
    StoryDraftResolver,
    StoryDraftsResolver,
    UserStoriesResolver,
    ViewerStoriesResolver,
    StoryResolver,
    TagResolver,
    StoryVersionResolver,
    StoryVersionsResolver,
  ],
  loaders: {
    ...storyLoaders,
    ...userStatsLoaders,
    ...versionLoaders,
    ...commentLoaders,
  },
  sweeps: storiesSweeps,
};

declare module '../../request/context' {
  interface Loaders extends LoadersOf<(typeof stories)['loaders']> {}
}
