import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { abilities } from '../../../authz/tokenAbilities';
import { PrivacyLevel } from '../../../contract/enums';
import { findingText } from '../../../contract/spamRules';
import { kindOf } from '../../../lib/ids';
import { Comment } from '../../../model/comment.entity';
import { ReportCase } from '../../../model/report.entity';
import { Story } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { isStoryForAll } from '../../stories/comment/reach';
import { chosenLevel } from '../../stories/withholding/withholding';

/** A whole text can take megabytes, so a document may request only few. */
const textCost = 25;

const sentences = {
  story: 'Why it waits for an organiser, in sentences without a full stop, for its author; otherwise null.',
  comment:
    'Why it waits for an organiser, in sentences without a full stop, for its author; otherwise null. Others don’t see it.',
};

async function reasonsFor(ctx: Context, { id, authorId }: { id: string; authorId: string }) {
  if (ctx.viewer?.id !== authorId) return null;
  const findings = await ctx.loaders.heldBecause.load(id);
  return findings?.map(findingText) ?? null;
}

/** The waiting story or comment of a case. Null once its author withdrew it, and for comments that organisers can't read. */
async function heldNow(ctx: Context, { subjectId, open, held }: ReportCase): Promise<Comment | Story | null> {
  if (open !== 1 || !held) return null;
  if (kindOf(subjectId) === 'comment') {
    const comment = await ctx.loaders.anyCommentById.load(subjectId);
    if (comment?.state !== 'held') return null;
    const its = await ctx.loaders.storyById.load(comment.storyId);
    return its && isStoryForAll(its) ? comment : null;
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
    const now = await heldNow(ctx, reportCase);
    return now instanceof Comment ? now.content : now && ctx.loaders.storyContent.load(now.id);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When what waits was last changed; `approveContent` compares with it.',
  })
  async contentChangedAt(@Root() reportCase: ReportCase, @Ctx() ctx: Context): Promise<Date | null> {
    return (await heldNow(ctx, reportCase))?.updatedAt ?? null;
  }
}

@Resolver(() => Story)
export class HeldStoryResolver {
  @FieldResolver(() => [String], { nullable: true, description: sentences.story })
  async heldBecause(@Root() story: Story, @Ctx() ctx: Context): Promise<string[] | null> {
    return story.privacyLevel === 'withheld' ? reasonsFor(ctx, story) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may hide it, as staff.' })
  viewerCanHide(@Root() story: Story, @Ctx() ctx: Context): boolean {
    return abilities.hideContent(ctx.viewer) && story.authorId !== ctx.viewer?.id;
  }
}

@Resolver(() => Comment)
export class HeldCommentResolver {
  @FieldResolver(() => [String], { nullable: true, description: sentences.comment })
  async heldBecause(@Root() comment: Comment, @Ctx() ctx: Context): Promise<string[] | null> {
    return comment.state === 'held' ? reasonsFor(ctx, comment) : null;
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
