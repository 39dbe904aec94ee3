import { ArrayMaxSize, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { OwnStoryStatus, PrivacyLevel, StoryOrder } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { ConnectionArgs } from '../../../graphql/connection';
import { given, IsLanguageTag, LocalIdField, MaxCharacters, SearchField } from '../../../graphql/inputRules';
import { withCommas } from '../../../lib/withCommas';
import { WrittenOnField } from '../../writing/writingDay/writtenOnField';

const { story } = limits;

// Decorators run from the bottom up and only the first failure is reported.

@InputType({ description: 'A new story.' })
export class CreateStoryInput {
  @Field(() => String, { description: `One line that is not blank, at most ${story.titleMax} characters.` })
  @MaxCharacters(story.titleMax)
  @Matches(/\S/, { message: messages.story.titleRequired })
  title: string;

  @Field(() => String, {
    description: `Markdown that is not blank, at most ${withCommas(story.contentMax)} characters.`,
  })
  @MaxCharacters(story.contentMax, { message: messages.story.contentTooLong })
  @Matches(/\S/, { message: messages.story.contentRequired })
  content: string;

  @Field(() => PrivacyLevel, {
    nullable: true,
    description: 'Who may read it; PRIVATE by default.',
  })
  privacyLevel?: PrivacyLevel | null;

  @Field(() => String, { nullable: true, description: "The author's private notes." })
  @given('notes')
  @MaxCharacters(story.notesMax)
  notes?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Stored and returned only; it has no effect.' })
  isCollaborative?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether search engines may list it while it is public; true by default.',
  })
  listed?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'The language of the text, as a BCP 47 tag; by default it is guessed where it is needed.',
  })
  @given('lang')
  @IsLanguageTag({ message: messages.story.langInvalid })
  lang?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${story.tagsMax} names, trimmed and lowercased; new tags are created.`,
  })
  @given('tags')
  @ArrayMaxSize(100)
  tags?: string[] | null;

  @WrittenOnField()
  writtenOn?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The session in which it is written; the viewer must have joined it or lead it.',
  })
  sessionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The exercise from which it is written.' })
  exerciseId?: string | null;

  @LocalIdField('returns the existing story.')
  localId?: string | null;
}

@InputType({ description: 'A change to a story; omitted fields stay unchanged.' })
export class UpdateStoryInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: `One line that is not blank, at most ${story.titleMax} characters.`,
  })
  @given('title')
  @MaxCharacters(story.titleMax)
  @Matches(/\S/, { message: messages.story.titleRequired })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Markdown that is not blank, at most ${withCommas(story.contentMax)} characters.`,
  })
  @given('content')
  @MaxCharacters(story.contentMax, { message: messages.story.contentTooLong })
  @Matches(/\S/, { message: messages.story.contentRequired })
  content?: string | null;

  @Field(() => PrivacyLevel, {
    nullable: true,
    description: 'Who may read it; PRIVATE withdraws it immediately. A draft has none: refused with asDraft.',
  })
  privacyLevel?: PrivacyLevel | null;

  @Field(() => String, {
    nullable: true,
    description: "The author's private notes; an empty text removes them.",
  })
  @given('notes')
  @MaxCharacters(story.notesMax)
  notes?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Stored and returned only; it has no effect.' })
  isCollaborative?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether search engines may list it while it is public.',
  })
  listed?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'The language of the text, as a BCP 47 tag; an empty text removes it.',
  })
  @given('lang')
  @IsLanguageTag({ message: messages.story.langInvalid })
  lang?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `The names of all its tags, at most ${story.tagsMax}.`,
  })
  @given('tags')
  @ArrayMaxSize(100)
  tags?: string[] | null;

  @WrittenOnField()
  writtenOn?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for an automatic save: of those within ten minutes, one version is stored.',
  })
  autosave?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True saves title, text and tags of a story that others can read as its draft. A private story's own are saved.",
  })
  asDraft?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the text is to replace a draft of the story, too. A draft that changed since the base stays, marked as conflicting; with PRIVATE it is a CONFLICT.',
  })
  replacesDraft?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw, or with asDraft or replacesDraft the workingUpdatedAt. If the server's is newer, nothing is written: CONFLICT, with the server's copy in extensions.story.",
  })
  baseUpdatedAt?: Date | null;
}

@InputType({ description: 'The draft to publish.' })
export class PublishStoryDraftInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "The story's workingUpdatedAt that the client last saw. If the server's is newer, nothing is published: CONFLICT, with the server's copy in extensions.story.",
  })
  baseUpdatedAt?: Date | null;
}

@InputType({ description: 'The draft to discard.' })
export class DiscardStoryDraftInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "The story's workingUpdatedAt that the client last saw. If the server's is newer, nothing is discarded: CONFLICT, with the server's copy in extensions.story.",
  })
  baseUpdatedAt?: Date | null;
}

@InputType({ description: 'The story to delete.' })
export class DeleteStoryInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. If the server's is newer, nothing is deleted: CONFLICT, with the server's copy in extensions.story.",
  })
  baseUpdatedAt?: Date | null;
}

@InputType({ description: 'How to share a story.' })
export class ShareStoryInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Members to share with by name; every signed-in member if empty or absent.',
  })
  @given('userIds')
  @ArrayMaxSize(story.sharedWithMax, {
    message: `A story can be shared with at most ${story.sharedWithMax} members by name`,
  })
  userIds?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether readers may comment; true by default. On a public story only this is changed, if given.',
  })
  canComment?: boolean | null;
}

@InputType({ description: 'The story to favourite.' })
export class FavoriteStoryInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;
}

@InputType({ description: 'The favourite to remove.' })
export class UnfavoriteStoryInput {
  @Field(() => ID, { description: 'The story.' })
  id: string;
}

@ArgsType()
class SearchArgs extends ConnectionArgs {
  @SearchField('titles, texts and author names')
  search?: string | null;
}

@ArgsType()
export class PublicStoriesArgs extends SearchArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only stories by the member with this username, in any case; none if nobody has it.',
  })
  author?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only stories with the tag of this name, trimmed and lowercased; none if there is no such tag.',
  })
  tag?: string | null;
}

@ArgsType()
export class FavoriteStoriesArgs extends SearchArgs {}

@ArgsType()
export class OwnStoriesArgs extends ConnectionArgs {
  @SearchField('titles and texts, those of drafts included')
  search?: string | null;

  @Field(() => StoryOrder, { nullable: true, description: 'The order; CREATED by default.' })
  orderBy?: StoryOrder | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only stories with the tag of this name, trimmed and lowercased; none if there is no such tag.',
  })
  tag?: string | null;

  @Field(() => PrivacyLevel, { nullable: true, description: 'Only stories of this privacy.' })
  privacyLevel?: PrivacyLevel | null;

  @Field(() => OwnStoryStatus, { nullable: true, description: 'Only stories of this status.' })
  status?: OwnStoryStatus | null;
}
