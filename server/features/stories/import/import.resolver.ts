import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authorizeMember } from '../../../authz/authorize';
import type { Context } from '../../../request/context';
import { ImportStoriesInput } from './import.inputs';
import { importStories } from './import.service';
import { ImportStoriesPayload } from './import.types';

/** Each text is its own transaction and is returned like a story in a list. */
const complexity = ({
  args,
  childComplexity,
}: {
  args: { input?: { stories?: unknown[] } };
  childComplexity: number;
}) => 1 + (10 + childComplexity) * Math.max(1, args.input?.stories?.length ?? 1);

@Resolver()
export class ImportResolver {
  @Mutation(() => ImportStoriesPayload, {
    description: 'Imports texts as stories with their dates, or reports what it would create.',
    complexity,
  })
  async importStories(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'The texts.' }) input: ImportStoriesInput,
  ): Promise<ImportStoriesPayload> {
    return { results: await importStories(ctx, authorizeMember(ctx, 'importStories'), input) };
  }
}
