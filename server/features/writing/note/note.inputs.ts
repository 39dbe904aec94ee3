import { ArrayMaxSize, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { ConnectionArgs } from '../../../graphql/connection';
import { given, LocalIdField, MaxCharacters, SearchField } from '../../../graphql/inputRules';
import { WrittenOnField } from '../writingDay/writtenOnField';

const { note } = limits;

@InputType({ description: 'A new note.' })
export class CreateNoteInput {
  @Field(() => String, { nullable: true, description: 'One line, at most 255 characters.' })
  @given('title')
  @MaxCharacters(note.titleMax)
  title?: string | null;

  @Field(() => String, { description: 'Markdown that is not blank, at most 2,000,000 characters.' })
  @MaxCharacters(note.contentMax, { message: messages.note.contentTooLong })
  @Matches(/\S/, { message: messages.note.contentRequired })
  content: string;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  @given('category')
  @MaxCharacters(note.categoryMax)
  category?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 20, each 1 to 50 characters; trimmed and deduplicated.',
  })
  @given('tags')
  @ArrayMaxSize(100, { message: messages.note.tooManyTags })
  tags?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is pinned.' })
  isPinned?: boolean | null;

  @Field(() => ID, { nullable: true, description: "The viewer's journal entry to which it belongs." })
  journalId?: string | null;

  @WrittenOnField()
  writtenOn?: string | null;

  @LocalIdField('An idempotency key, at most 64 characters: repeating it returns the existing note.')
  localId?: string | null;
}

@InputType({ description: 'A change to a note; omitted fields stay unchanged.' })
export class UpdateNoteInput {
  @Field(() => ID, { description: 'The note.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'One line, at most 255 characters; an empty text removes it.',
  })
  @given('title')
  @MaxCharacters(note.titleMax)
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Markdown that is not blank, at most 2,000,000 characters.',
  })
  @given('content')
  @MaxCharacters(note.contentMax, { message: messages.note.contentTooLong })
  @Matches(/\S/, { message: messages.note.contentRequired })
  content?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'At most 100 characters; an empty text removes it.',
  })
  @given('category')
  @MaxCharacters(note.categoryMax)
  category?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'All its tags: at most 20, each 1 to 50 characters.',
  })
  @given('tags')
  @ArrayMaxSize(100, { message: messages.note.tooManyTags })
  tags?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is pinned.' })
  isPinned?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: "The viewer's journal entry to which it belongs; null removes it from its journal.",
  })
  journalId?: string | null;

  @WrittenOnField()
  writtenOn?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. If the server's is newer, nothing is written: CONFLICT, with the server's copy in extensions.note.",
  })
  baseUpdatedAt?: Date | null;
}

@InputType({ description: 'The note to delete.' })
export class DeleteNoteInput {
  @Field(() => ID, { description: 'The note.' })
  id: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. If the server's is newer, nothing is deleted: CONFLICT, with the server's copy in extensions.note.",
  })
  baseUpdatedAt?: Date | null;
}

@ArgsType()
export class NotesArgs extends ConnectionArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Only those by this member; empty for anyone but the viewer.',
  })
  authorId?: string | null;

  @SearchField('titles and texts')
  search?: string | null;
}
