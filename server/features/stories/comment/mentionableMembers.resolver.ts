import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { mayCommentNow } from '../../../authz/commenting';
import { Story } from '../../../model/story.entity';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { mentionableMembers } from './mentionableMembers';

@Resolver(() => Story)
export class StoryMentionsResolver {
  @FieldResolver(() => [User], {
    description:
      'At most eight members who may read it and whose name or username starts with the text, to mention them in a comment; none for viewers who may not comment.',
  })
  async mentionableMembers(
    @Root() story: Story,
    @Ctx() ctx: Context,
    @Arg('search', () => String, { description: 'The start of a name or username, without the @.' })
    search: string,
  ): Promise<User[]> {
    if (!ctx.viewer || !(await mayCommentNow(ctx, story))) return [];
    return mentionableMembers(ctx, ctx.viewer.id, story, search);
  }
}
