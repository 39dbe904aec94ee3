import { Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { ConnectionArgs } from '../../../graphql/connection';
import { given, IsWithin, LocalIdField, MaxCharacters, SearchField } from '../../../graphql/inputRules';
import { withCommas } from '../../../lib/withCommas';
import { WrittenOnField } from '../writingDay/writtenOnField';

const { journal } = limits;

/** The range of journal dates; `before` is the first day after it. */
export const journalDates = { from: new Date('1970-01-01'), before: new Date('2201-01-01') };

@InputType({ description: 'A new journal entry.' })
export class CreateJournalInput {
  @Field(() => String, {
    nullable: true,
    description: `One line, at most ${journal.titleMax} characters; by default the journal date as a long date in the group's time zone.`,
  })
  @given('title')
  @MaxCharacters(journal.titleMax)
  title?: string | null;

  @Field(() => String, {
    description: `Markdown that is not blank, at most ${withCommas(journal.contentMax)} characters.`,
  })
  @MaxCharacters(journal.contentMax, { message: messages.journal.contentTooLong })
  @Matches(/\S/, { message: messages.journal.contentRequired })
  content: string;

  @Field(() => Date, { nullable: true, description: 'The journal date; now by default.' })
  @given('journalDate')
  @IsWithin(journalDates, { message: messages.journal.dateInvalid })
  journalDate?: Date | null;

  @Field(() => String, { nullable: true, description: `At most ${journal.moodMax} characters.` })
  @given('mood')
  @MaxCharacters(journal.moodMax)
  mood?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${withCommas(journal.promptMax)} characters.`,
  })
  @given('prompt')
  @MaxCharacters(journal.promptMax)
  prompt?: string | null;

  @WrittenOnField()
  writtenOn?: string | null;

  @LocalIdField('returns the existing entry.')
  localId?: string | null;
}

@InputType({ description: 'A change to a journal entry; omitted fields stay unchanged.' })
export class UpdateJournalInput {
  @Field(() => ID, { description: 'The entry.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: `One line that is not blank, at most ${journal.titleMax} characters.`,
  })
  @given('title')
  @MaxCharacters(journal.titleMax)
  @Matches(/\S/, { message: messages.journal.titleRequired })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Markdown that is not blank, at most ${withCommas(journal.contentMax)} characters.`,
  })
  @given('content')
  @MaxCharacters(journal.contentMax, { message: messages.journal.contentTooLong })
  @Matches(/\S/, { message: messages.journal.contentRequired })
  content?: string | null;

  @Field(() => Date, { nullable: true, description: 'The journal date.' })
  @given('journalDate')
  @IsWithin(journalDates, { message: messages.journal.dateInvalid })
  journalDate?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${journal.moodMax} characters; an empty text removes it.`,
  })
  @given('mood')
  @MaxCharacters(journal.moodMax)
  mood?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${withCommas(journal.promptMax)} characters; an empty text removes it.`,
  })
  @given('prompt')
  @MaxCharacters(journal.promptMax)
  prompt?: string | null;

  @WrittenOnField()
  writtenOn?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. If the server's is newer, nothing is written: CONFLICT, with the server's copy in extensions.journal.",
  })
  baseUpdatedAt?: Date | null;
}

@InputType({ description: 'The journal to delete.' })
export class DeleteJournalInput {
  @Field(() => ID, { description: 'The journal.' })
  id: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. If the server's is newer, nothing is deleted: CONFLICT, with the server's copy in extensions.journal.",
  })
  baseUpdatedAt?: Date | null;
}

@ArgsType()
export class JournalsArgs extends ConnectionArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Only those by this member; empty for anyone but the viewer.',
  })
  authorId?: string | null;

  @SearchField('titles and texts')
  search?: string | null;
}

@ArgsType()
export class JournalOfDayArgs {
  @Field(() => Date, { description: "Start of the day in the viewer's time zone." })
  from: Date;

  @Field(() => Date, { description: `Start of the next day; at most ${journal.dayHours} hours later.` })
  to: Date;
}
