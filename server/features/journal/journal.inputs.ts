import { Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { ConnectionArgs } from '../../graphql/connection';
import { given, IsWithin, LocalIdField, MaxCharacters } from '../../graphql/inputRules';
import { WrittenOnField } from '../../writingDays/writtenOnField';

const { journal } = limits;

/** Range of journal dates. */
export const journalDates = { from: new Date('1970-01-01'), before: new Date('2201-01-01') };

@InputType({ description: 'A new journal entry.' })
export class CreateJournalInput {
  @Field(() => String, { description: 'Markdown that is not blank, at most 2,000,000 characters.' })
  @MaxCharacters(journal.contentMax, { message: messages.journal.contentTooLong })
  @Matches(/\S/, { message: messages.journal.contentRequired })
  content: string;

  @Field(() => Date, { nullable: true, description: 'The moment it is about; now where it is not given.' })
  @given('journalDate')
  @IsWithin(journalDates, { message: messages.journal.dateInvalid })
  journalDate?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "One line, at most 255 characters; the long date of the journal date, by the group's time zone, where it is not given.",
  })
  @given('title')
  @MaxCharacters(journal.titleMax, { message: messages.journal.titleTooLong })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  @given('mood')
  @MaxCharacters(journal.moodMax, { message: messages.journal.moodTooLong })
  mood?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  @given('prompt')
  @MaxCharacters(journal.promptMax, { message: messages.journal.promptTooLong })
  prompt?: string | null;

  @LocalIdField(
    "The client's own id of this entry, at most 64 characters: repeating it returns the entry already made.",
  )
  localId?: string | null;

  @WrittenOnField()
  writtenOn?: string | null;
}

@InputType({ description: 'A change to a journal entry: what is left out stays as it is.' })
export class UpdateJournalInput {
  @Field(() => ID, { description: 'The entry.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'One line that is not blank, at most 255 characters.' })
  @given('title')
  @MaxCharacters(journal.titleMax, { message: messages.journal.titleTooLong })
  @Matches(/\S/, { message: messages.journal.titleRequired })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Markdown that is not blank, at most 2,000,000 characters.',
  })
  @given('content')
  @MaxCharacters(journal.contentMax, { message: messages.journal.contentTooLong })
  @Matches(/\S/, { message: messages.journal.contentRequired })
  content?: string | null;

  @Field(() => Date, { nullable: true, description: 'The moment it is about.' })
  @given('journalDate')
  @IsWithin(journalDates, { message: messages.journal.dateInvalid })
  journalDate?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'At most 100 characters; an empty text takes it away.',
  })
  @given('mood')
  @MaxCharacters(journal.moodMax, { message: messages.journal.moodTooLong })
  mood?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'At most 2,000 characters; an empty text takes it away.',
  })
  @given('prompt')
  @MaxCharacters(journal.promptMax, { message: messages.journal.promptTooLong })
  prompt?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. Where the server's is newer nothing is written: CONFLICT, with the server's copy in extensions.journal.",
  })
  baseUpdatedAt?: Date | null;

  @WrittenOnField()
  writtenOn?: string | null;
}

@InputType({ description: 'The journal to delete.' })
export class DeleteJournalInput {
  @Field(() => ID, { description: 'The journal.' })
  id: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. Where the server's is newer nothing is deleted: CONFLICT, with the server's copy in extensions.journal.",
  })
  baseUpdatedAt?: Date | null;
}

@ArgsType()
export class JournalsArgs extends ConnectionArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Only those by this member; of anyone else there are none to read.',
  })
  authorId?: string | null;
}

@ArgsType()
export class JournalOfDayArgs {
  @Field(() => Date, { description: "When the day begins, by the viewer's own clock." })
  from: Date;

  @Field(() => Date, { description: 'When the next one does; at most 26 hours later.' })
  to: Date;
}
