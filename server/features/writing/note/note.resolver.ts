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
import { type Connection, ConnectionArgs, connectionTypes, edgeCursor } from '../../../graphql/connection';
import { addSearchFields, excerptLength } from '../../../graphql/inputRules';
import { excerptOf } from '../../../markdown/excerpt';
import { Journal } from '../../../model/journal.entity';
import { Note } from '../../../model/note.entity';
import { User } from '../../../model/user.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { CreateNoteInput, DeleteNoteInput, NotesArgs, UpdateNoteInput } from './note.inputs';
import { notes, notesSource } from './note.loaders';
import { createNote, deleteNote, updateNote } from './note.service';

const { Edge: NoteEdge, Connection: NoteConnection } = connectionTypes('Note', Note);
addSearchFields(NoteConnection);

@ObjectType({ description: 'The new note.', simpleResolvers: true })
class CreateNotePayload {
  @Field(() => Note, { description: 'The new note.' })
  note: Note;

  @Field(() => NoteEdge, { description: 'Its edge in the list.' })
  noteEdge: InstanceType<typeof NoteEdge>;
}

@ObjectType({ description: 'The changed note.', simpleResolvers: true })
class UpdateNotePayload {
  @Field(() => Note, { description: 'The changed note.' })
  note: Note;
}

@ObjectType({ description: 'The note was deleted.', simpleResolvers: true })
class DeleteNotePayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedNoteId: string;
}

@Resolver(() => Note)
export class NoteResolver {
  @Query(() => Note, {
    nullable: true,
    description: "A note by id; NOT_FOUND if it doesn't exist, FORBIDDEN for everyone but its author.",
  })
  async note(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The note.' }) id: string,
  ): Promise<Note> {
    return authorize(ctx, 'note', id);
  }

  @Mutation(() => CreateNotePayload, { description: 'Creates a note.' })
  async createNote(@Ctx() ctx: Context, @Arg('input') input: CreateNoteInput): Promise<CreateNotePayload> {
    const note = await createNote(ctx, authorizeMember(ctx, 'createNote'), input);
    return { note, noteEdge: { node: note, cursor: edgeCursor(notesSource, note) } };
  }

  @Mutation(() => UpdateNotePayload, { description: 'Changes a note. Allowed for its author.' })
  async updateNote(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'A change to a note.' }) input: UpdateNoteInput,
  ): Promise<UpdateNotePayload> {
    const note = await authorize(ctx, 'updateNote', input.id);
    return { note: await updateNote(ctx, note, input) };
  }

  @Mutation(() => DeleteNotePayload, { description: 'Permanently deletes a note. Allowed for its author.' })
  async deleteNote(
    @Ctx() ctx: Context,
    @Arg('input') { id, baseUpdatedAt }: DeleteNoteInput,
  ): Promise<DeleteNotePayload> {
    const note = await authorize(ctx, 'deleteNote', id);
    await deleteNote(ctx, note, baseUpdatedAt);
    return { deletedNoteId: id };
  }

  @FieldResolver(() => String, { description: 'The text in Markdown.' })
  content(@Root() note: Note, @Ctx() ctx: Context): Promise<string> {
    return ctx.loaders.noteContent.load(note.id);
  }

  @FieldResolver(() => String, {
    description: "The start as plain text, at most `length` characters, followed by '...' if truncated.",
  })
  excerpt(@Root() note: Note, @Arg('length', () => Int, excerptLength) length: number): string {
    return excerptOf(note.excerptText, length);
  }

  @FieldResolver(() => User, { description: 'Its author: the viewer.' })
  author(@Root() note: Note, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(note.authorId);
  }

  @FieldResolver(() => Journal, {
    nullable: true,
    description: 'The journal entry to which it belongs, if any.',
  })
  journal(@Root() note: Note, @Ctx() ctx: Context): Promise<Journal | null> | null {
    return note.journalId ? ctx.loaders.journalById.load(note.journalId) : null;
  }
}

@Resolver(() => Journal)
export class JournalNotesResolver {
  @FieldResolver(() => NoteConnection, {
    description: "The viewer's notes that belong to it, pinned ones first, then newest first.",
  })
  notes(
    @Root() journal: Journal,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<Note>> {
    return ctx.loaders.journalNotes(args).load(journal.id);
  }
}

@Resolver(() => Viewer)
export class ViewerNotesResolver {
  @FieldResolver(() => NoteConnection, {
    description: "The viewer's notes, pinned ones first, then newest first.",
  })
  notes(@Root() { user }: Viewer, @Ctx() ctx: Context, @Args() args: NotesArgs): Promise<Connection<Note>> {
    return notes(ctx, user.id, args);
  }
}
