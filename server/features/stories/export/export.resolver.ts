import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Story } from '../../../model/story.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { DataExport, StoryDownloads } from './export.types';
import { linksToStory, linkToStories } from './storyLinks';

@Resolver(() => Story)
export class StoryDownloadsResolver {
  @FieldResolver(() => StoryDownloads, { description: 'Links to it as a file, valid for five minutes.' })
  downloads(@Root() story: Story, @Ctx() ctx: Context): Promise<StoryDownloads> {
    return linksToStory(ctx, story);
  }
}

@Resolver(() => Viewer)
export class ViewerStoriesExportResolver {
  @FieldResolver(() => DataExport, {
    description:
      "A link to all of the viewer's own stories as a ZIP of Markdown files, valid for five minutes.",
  })
  storiesExport(@Ctx() ctx: Context): Promise<DataExport> {
    return linkToStories(ctx);
  }
}
