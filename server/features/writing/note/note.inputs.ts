import { ArrayMaxSize, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { ConnectionArgs } from '../../../graphql/connection';
import { given, LocalIdField, MaxCharacters, SearchField } from '../../../graphql/inputRules';
import { withCommas } from '../../../lib/withCommas';
import { WrittenOnField } from '../writingDay/writtenOnField';

const { note } = limits;

@InputType({ description: 'A new note.' })
export class CreateNoteInput {
  @Field(() => String, { nullable: true, description: `One line, at most ${note.titleMax} characters.` })
  @given('title')
  @MaxCharacters(note.titleMax)
  title?: string | null;

  @Field(() => String, {
    description: `Markdown that is not blank, at most ${withCommas(note.contentMax)} characters.`,
  })
  @MaxCharacters(note.contentMax, { message: messages.note.contentTooLong })
  @Matches(/\S/, { message: messages.note.contentRequired })
  content: string;

  @Field(() => String, { nullable: true, description: `At most ${note.categoryMax} characters.` })
  @given('category')
  @MaxCharacters(note.categoryMax)
  category?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${note.tagsMax}, each 1 to ${note.tagMax} characters; trimmed and deduplicated.`,
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

  @LocalIdField('returns the existing note.')
  localId?: string | null;
}

@InputType({ description: 'A change to a note; omitted fields stay unchanged.' })
export class UpdateNoteInput {
  @Field(() => ID, { description: 'The note.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: `One line, at most ${note.titleMax} characters; an empty text removes it.`,
  })
  @given('title')
  @MaxCharacters(note.titleMax)
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Markdown that is not blank, at most ${withCommas(note.contentMax)} characters.`,
  })
  @given('content')
  @MaxCharacters(note.contentMax, { message: messages.note.contentTooLong })
  @Matches(/\S/, { message: messages.note.contentRequired })
  content?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${note.categoryMax} characters; an empty text removes it.`,
  })
  @given('category')
  @MaxCharacters(note.categoryMax)
  category?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `All its tags: at most ${note.tagsMax}, each 1 to ${note.tagMax} characters.`,
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
