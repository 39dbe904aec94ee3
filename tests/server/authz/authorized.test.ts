import { type Authorized, authorize } from '../../../server/authz/authorize';
import { deleteStory } from '../../../server/features/stories/story/story.service';
import { restoreStoryVersion } from '../../../server/features/stories/version/version.service';
import type { Story } from '../../../server/model/story.entity';
import type { Context } from '../../../server/request/context';

/** Only compiled, never called. */
async function calls(ctx: Context, story: Story) {
  await deleteStory(ctx, await authorize(ctx, 'deleteStory', story), null);
  await deleteStory(ctx, await authorize(ctx, 'deleteStory', story.id), null);
  // @ts-expect-error a story that may be read is not one that may be deleted
  await deleteStory(ctx, await authorize(ctx, 'story', story), null);
  // @ts-expect-error nor is one that may be changed
  await deleteStory(ctx, await authorize(ctx, 'updateStory', story), null);
  // @ts-expect-error nor one that nobody has authorised
  await deleteStory(ctx, story, null);
  // @ts-expect-error it is a version that is restored, not a story
  await restoreStoryVersion(ctx, await authorize(ctx, 'updateStory', story), null);
  // @ts-expect-error what the ability is about must be given
  await authorize(ctx, 'deleteStory');
  // @ts-expect-error an ability about the viewer alone takes nothing else
  authorize(ctx, 'createStory', story);
  const either = (await authorize(ctx, 'deleteStory', story)) as Authorized<Story, 'deleteStory' | 'story'>;
  // @ts-expect-error authorised for one of two abilities is not authorised for each
  await deleteStory(ctx, either, null);
}

it('a value that was authorised for one ability does not compile where another is required', () => {
  expect(calls).toHaveLength(2);
});
