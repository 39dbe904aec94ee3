import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { abilities } from '../../../authz/tokenAbilities';
import { PrivacyLevel } from '../../../contract/enums';
import { findingText } from '../../../contract/spamRules';
import { kindOf } from '../../../lib/ids';
import { Comment } from '../../../model/comment.entity';
import { ReportCase } from '../../../model/report.entity';
import { Story } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { isStoryOpenToGroup } from '../../stories/comment/audienceChange';
import { chosenLevel } from '../../stories/withholding/withholding';

/** A high cost, because a whole text can have megabytes: a document may request only few. */
const textCost = 25;

const heldBecauseDescriptions = {
  story: 'Why it waits for an organiser, in sentences without a full stop, for its author; otherwise null.',
  comment:
    'Why it waits for an organiser, in sentences without a full stop, for its author; otherwise null. Others don’t see it.',
};

/** Why an item is held, for its author; null for others, and if it isn't held. */
async function reasonsForAuthor(ctx: Context, { id, authorId }: { id: string; authorId: string }) {
  if (ctx.viewer?.id !== authorId) return null;
  const findings = await ctx.loaders.heldBecause.load(id);
  return findings?.map(findingText) ?? null;
}

/** The story or comment that a case holds. Null once its author has withdrawn it, and for comments that organisers can't read. */
async function findHeldItem(
  ctx: Context,
  { subjectId, open, held }: ReportCase,
): Promise<Comment | Story | null> {
  if (open !== 1 || !held) return null;
  if (kindOf(subjectId) === 'comment') {
    const comment = await ctx.loaders.anyCommentById.load(subjectId);
    if (comment?.state !== 'held') return null;
    const story = await ctx.loaders.storyById.load(comment.storyId);
    return story && isStoryOpenToGroup(story) ? comment : null;
  }
  const story = await ctx.loaders.storyById.load(subjectId);
  return story?.privacyLevel === 'withheld' && chosenLevel(story) === PrivacyLevel.PUBLIC ? story : null;
}

@Resolver(() => ReportCase)
export class HeldCaseResolver {
  @FieldResolver(() => Boolean, { description: 'Whether nobody else reads it before an organiser decides.' })
  isHeld(@Root() { open, held }: ReportCase): boolean {
    return open === 1 && held === 1;
  }

  @FieldResolver(() => [String], {
    description: 'What rules found, in sentences without a full stop; none if members reported it.',
  })
  async findings(@Root() { id }: ReportCase, @Ctx() ctx: Context): Promise<string[]> {
    return (await ctx.loaders.caseFindings.load(id)).map(findingText);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The whole text while it waits: plain text of a comment, Markdown of a story.',
    complexity: textCost,
  })
  async heldText(@Root() reportCase: ReportCase, @Ctx() ctx: Context): Promise<string | null> {
    const item = await findHeldItem(ctx, reportCase);
    return item instanceof Comment ? item.content : item && ctx.loaders.storyContent.load(item.id);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When what waits was last changed; `approveContent` compares with it.',
  })
  async contentChangedAt(@Root() reportCase: ReportCase, @Ctx() ctx: Context): Promise<Date | null> {
    return (await findHeldItem(ctx, reportCase))?.updatedAt ?? null;
  }
}

@Resolver(() => Story)
export class HeldStoryResolver {
  @FieldResolver(() => [String], { nullable: true, description: heldBecauseDescriptions.story })
  async heldBecause(@Root() story: Story, @Ctx() ctx: Context): Promise<string[] | null> {
    return story.privacyLevel === 'withheld' ? reasonsForAuthor(ctx, story) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may hide it, as staff.' })
  viewerCanHide(@Root() story: Story, @Ctx() ctx: Context): boolean {
    return abilities.hideContent(ctx.viewer) && story.authorId !== ctx.viewer?.id;
  }
}

@Resolver(() => Comment)
export class HeldCommentResolver {
  @FieldResolver(() => [String], { nullable: true, description: heldBecauseDescriptions.comment })
  async heldBecause(@Root() comment: Comment, @Ctx() ctx: Context): Promise<string[] | null> {
    return comment.state === 'held' ? reasonsForAuthor(ctx, comment) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether organisers hid it: its author alone sees it.' })
  isHidden(@Root() comment: Comment): boolean {
    return comment.state === 'hidden';
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may hide it, as staff.' })
  viewerCanHide(@Root() comment: Comment, @Ctx() ctx: Context): boolean {
    return (
      abilities.hideContent(ctx.viewer) && comment.authorId !== ctx.viewer?.id && comment.state !== 'hidden'
    );
  }
}
