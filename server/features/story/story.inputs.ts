import { ArrayMaxSize, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { PrivacyLevel } from '../../contract/enums';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { ConnectionArgs } from '../../graphql/connection';
import { given, LocalIdField, MaxCharacters } from '../../graphql/inputRules';
import { WrittenOnField } from '../../writingDays/writtenOnField';

const { story } = limits;

// Decorators run from the bottom up and only the first failure is reported.

@InputType({ description: 'A new story.' })
export class CreateStoryInput {
  @Field(() => String, { description: 'One line that is not blank, at most 255 characters.' })
  @MaxCharacters(story.titleMax, { message: messages.story.titleTooLong })
  @Matches(/\S/, { message: messages.story.titleRequired })
  title: string;

  @Field(() => String, { description: 'Markdown that is not blank, at most 2,000,000 characters.' })
  @MaxCharacters(story.contentMax, { message: messages.story.contentTooLong })
  @Matches(/\S/, { message: messages.story.contentRequired })
  content: string;

  @Field(() => PrivacyLevel, {
    nullable: true,
    description: 'Who may read it; PRIVATE where it is not given.',
  })
  privacyLevel?: PrivacyLevel | null;

  @Field(() => String, { nullable: true, description: "The author's notes to themselves." })
  @given('notes')
  @MaxCharacters(story.notesMax, { message: messages.story.notesTooLong })
  notes?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Stored and returned, nothing more.' })
  isCollaborative?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 10 names; they are trimmed and lowercased, and made where they are new.',
  })
  @given('tags')
  @ArrayMaxSize(100)
  tags?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The session it is written in, which the viewer joined or leads.',
  })
  sessionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The exercise it is written from.' })
  exerciseId?: string | null;

  @LocalIdField(
    "The client's own id of this story, at most 64 characters: repeating it returns the story already made.",
  )
  localId?: string | null;

  @WrittenOnField()
  writtenOn?: string | null;
}

@InputType({ description: 'A change to a story: what is left out stays as it is.' })
export class UpdateStoryInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'One line that is not blank, at most 255 characters.' })
  @given('title')
  @MaxCharacters(story.titleMax, { message: messages.story.titleTooLong })
  @Matches(/\S/, { message: messages.story.titleRequired })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Markdown that is not blank, at most 2,000,000 characters.',
  })
  @given('content')
  @MaxCharacters(story.contentMax, { message: messages.story.contentTooLong })
  @Matches(/\S/, { message: messages.story.contentRequired })
  content?: string | null;

  @Field(() => PrivacyLevel, {
    nullable: true,
    description: 'Who may read it; PRIVATE withdraws it at once.',
  })
  privacyLevel?: PrivacyLevel | null;

  @Field(() => String, {
    nullable: true,
    description: "The author's notes to themselves; an empty text removes them.",
  })
  @given('notes')
  @MaxCharacters(story.notesMax, { message: messages.story.notesTooLong })
  notes?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Stored and returned, nothing more.' })
  isCollaborative?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The names of all its tags from now on, at most 10.',
  })
  @given('tags')
  @ArrayMaxSize(100)
  tags?: string[] | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. Where the server's is newer nothing is written: CONFLICT, with the server's copy in extensions.story.",
  })
  baseUpdatedAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for a save that nobody pressed a button for: of those within ten minutes one version is kept.',
  })
  autosave?: boolean | null;

  @WrittenOnField()
  writtenOn?: string | null;
}

@InputType({ description: 'The story to delete.' })
export class DeleteStoryInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. Where the server's is newer nothing is deleted: CONFLICT, with the server's copy in extensions.story.",
  })
  baseUpdatedAt?: Date | null;
}

@InputType({ description: 'Whom to share a story with.' })
export class ShareStoryInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Members to share with by name; empty or absent: every signed-in member.',
  })
  @given('userIds')
  @ArrayMaxSize(story.sharedWithMax, {
    message: `A story can be shared with at most ${story.sharedWithMax} members by name`,
  })
  userIds?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether readers may comment; they may unless this is false. Of a public story it changes this alone, where it is given.',
  })
  canComment?: boolean | null;
}

@InputType({ description: 'The story to favourite.' })
export class FavoriteStoryInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;
}

@InputType({ description: 'The favourite to give up.' })
export class UnfavoriteStoryInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;
}

@ArgsType()
class SearchArgs extends ConnectionArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words to look for in titles, texts and author names, at most 100 characters.',
  })
  @given('search')
  @MaxCharacters(limits.search.max, { message: `A search can have at most ${limits.search.max} characters` })
  search?: string | null;
}

@ArgsType()
export class PublicStoriesArgs extends SearchArgs {}

@ArgsType()
export class FavoriteStoriesArgs extends SearchArgs {}
