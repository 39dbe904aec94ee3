import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { authorize, authorizeMember } from '../../../authz/authorize';
import { type Connection, connectionTypes, edgeCursor } from '../../../graphql/connection';
import { addSearchFields, excerptLength } from '../../../graphql/inputRules';
import { excerptOf } from '../../../markdown/excerpt';
import { Journal } from '../../../model/journal.entity';
import { User } from '../../../model/user.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import {
  CreateJournalInput,
  DeleteJournalInput,
  JournalOfDayArgs,
  JournalsArgs,
  UpdateJournalInput,
} from './journal.inputs';
import { journalOfDay, journals, journalsSource } from './journal.lists';
import { createJournal, deleteJournal, updateJournal } from './journal.service';

const { Edge: JournalEdge, Connection: JournalConnection } = connectionTypes('Journal', Journal);
addSearchFields(JournalConnection);

@ObjectType({ description: 'The new journal entry.', simpleResolvers: true })
class CreateJournalPayload {
  @Field(() => Journal, { description: 'The new entry.' })
  journal: Journal;

  @Field(() => JournalEdge, { description: 'Its edge in the list.' })
  journalEdge: InstanceType<typeof JournalEdge>;
}

@ObjectType({ description: 'The changed journal entry.', simpleResolvers: true })
class UpdateJournalPayload {
  @Field(() => Journal, { description: 'The changed entry.' })
  journal: Journal;
}

@ObjectType({ description: 'The journal entry was deleted.', simpleResolvers: true })
class DeleteJournalPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedJournalId: string;
}

@Resolver(() => Journal)
export class JournalResolver {
  @Query(() => Journal, {
    nullable: true,
    description:
      "A journal entry by id; NOT_FOUND if it doesn't exist, FORBIDDEN for everyone but its author.",
  })
  async journal(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The entry.' }) id: string,
  ): Promise<Journal> {
    return authorize(ctx, 'journal', id);
  }

  @Mutation(() => CreateJournalPayload, { description: 'Creates a journal entry.' })
  async createJournal(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'A new journal entry.' }) input: CreateJournalInput,
  ): Promise<CreateJournalPayload> {
    const journal = await createJournal(ctx, authorizeMember(ctx, 'createJournal'), input);
    return { journal, journalEdge: { node: journal, cursor: edgeCursor(journalsSource, journal) } };
  }

  @Mutation(() => UpdateJournalPayload, { description: 'Changes a journal entry. Allowed for its author.' })
  async updateJournal(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'A change to a journal entry.' }) input: UpdateJournalInput,
  ): Promise<UpdateJournalPayload> {
    const journal = await authorize(ctx, 'updateJournal', input.id);
    return { journal: await updateJournal(ctx, journal, input) };
  }

  @Mutation(() => DeleteJournalPayload, {
    description: 'Permanently deletes a journal entry; its notes stay. Allowed for its author.',
  })
  async deleteJournal(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'The journal entry to delete.' })
    { id, baseUpdatedAt }: DeleteJournalInput,
  ): Promise<DeleteJournalPayload> {
    const journal = await authorize(ctx, 'deleteJournal', id);
    await deleteJournal(ctx, journal, baseUpdatedAt);
    return { deletedJournalId: id };
  }

  @FieldResolver(() => String, { description: 'The text in Markdown.' })
  content(@Root() journal: Journal, @Ctx() ctx: Context): Promise<string> {
    return ctx.loaders.journalContent.load(journal.id);
  }

  @FieldResolver(() => String, {
    description: "The start as plain text, at most `length` characters, followed by '...' if truncated.",
  })
  excerpt(@Root() journal: Journal, @Arg('length', () => Int, excerptLength) length: number): string {
    return excerptOf(journal.excerptText, length);
  }

  @FieldResolver(() => User, { description: 'Its author: the viewer.' })
  author(@Root() journal: Journal, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(journal.authorId);
  }
}

@Resolver(() => Viewer)
export class ViewerJournalsResolver {
  @FieldResolver(() => JournalConnection, {
    description: "The viewer's journal, latest journal date first.",
  })
  journals(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: JournalsArgs,
  ): Promise<Connection<Journal>> {
    return journals(ctx, user.id, args);
  }

  @FieldResolver(() => Journal, {
    nullable: true,
    description:
      "The latest of the viewer's journal entries whose journal date or creation is within a day, if any.",
  })
  journalOfDay(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: JournalOfDayArgs,
  ): Promise<Journal | null> {
    return journalOfDay(ctx, user.id, args);
  }
}
