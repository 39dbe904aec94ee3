import { ArrayMaxSize, Matches, ValidateIf } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { ExerciseCategory, ExerciseDifficulty } from '../../contract/enums';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { ConnectionArgs } from '../../graphql/connection';
import { given, IsStepped, LocalIdField, MaxCharacters } from '../../graphql/inputRules';

const { exercise } = limits;

@InputType({ description: 'A new exercise.' })
export class CreateExerciseInput {
  @Field(() => String, { description: 'One line that is not blank, at most 200 characters.' })
  @MaxCharacters(exercise.titleMax, { message: messages.exercise.titleTooLong })
  @Matches(/\S/, { message: messages.exercise.titleRequired })
  title: string;

  @Field(() => String, { description: 'Plain text that is not blank.' })
  @MaxCharacters(exercise.textMax, { message: messages.exercise.descriptionTooLong })
  @Matches(/\S/, { message: messages.exercise.descriptionRequired })
  description: string;

  @Field(() => String, { nullable: true, description: 'The skill that it practises.' })
  @given('objective')
  @MaxCharacters(exercise.textMax, { message: messages.exercise.objectiveTooLong })
  objective?: string | null;

  @Field(() => String, { nullable: true, description: 'Text to start from.' })
  @given('prompt')
  @MaxCharacters(exercise.textMax, { message: messages.exercise.promptTooLong })
  prompt?: string | null;

  @Field(() => Int, { nullable: true, description: 'Time limit in minutes; no limit by default.' })
  @given('timeLimitMinutes')
  @IsStepped(exercise.timeLimit, { message: messages.exercise.timeLimit })
  timeLimitMinutes?: number | null;

  @Field(() => ExerciseDifficulty, { description: 'Its difficulty.' })
  difficulty: ExerciseDifficulty;

  @Field(() => ExerciseCategory, { description: 'Its category.' })
  category: ExerciseCategory;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is a template.' })
  isTemplate?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Names of its tags, at most 10.' })
  @given('tags')
  @ArrayMaxSize(100, { message: messages.exercise.tooManyTags })
  tags?: string[] | null;

  @LocalIdField('An idempotency key, at most 64 characters: repeating it returns the existing exercise.')
  localId?: string | null;
}

@InputType({ description: 'A change to an exercise; omitted fields stay unchanged.' })
export class UpdateExerciseInput {
  @Field(() => ID, { description: 'The exercise.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'One line that is not blank, at most 200 characters.' })
  @given('title')
  @MaxCharacters(exercise.titleMax, { message: messages.exercise.titleTooLong })
  @Matches(/\S/, { message: messages.exercise.titleRequired })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Plain text that is not blank.' })
  @given('description')
  @MaxCharacters(exercise.textMax, { message: messages.exercise.descriptionTooLong })
  @Matches(/\S/, { message: messages.exercise.descriptionRequired })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'The skill that it practises.' })
  @given('objective')
  @MaxCharacters(exercise.textMax, { message: messages.exercise.objectiveTooLong })
  objective?: string | null;

  @Field(() => String, { nullable: true, description: 'Text to start from.' })
  @given('prompt')
  @MaxCharacters(exercise.textMax, { message: messages.exercise.promptTooLong })
  prompt?: string | null;

  @Field(() => Int, { nullable: true, description: 'Time limit in minutes; 0 removes it.' })
  @ValidateIf(
    ({ timeLimitMinutes }: UpdateExerciseInput) => timeLimitMinutes != null && timeLimitMinutes !== 0,
  )
  @IsStepped(exercise.timeLimit, { message: messages.exercise.timeLimit })
  timeLimitMinutes?: number | null;

  @Field(() => ExerciseDifficulty, { nullable: true, description: 'Its difficulty.' })
  difficulty?: ExerciseDifficulty | null;

  @Field(() => ExerciseCategory, { nullable: true, description: 'Its category.' })
  category?: ExerciseCategory | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is a template.' })
  isTemplate?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The names of all its tags, at most 10.',
  })
  @given('tags')
  @ArrayMaxSize(100, { message: messages.exercise.tooManyTags })
  tags?: string[] | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. If the server's is newer, nothing is written: CONFLICT, with the server's copy in extensions.exercise.",
  })
  baseUpdatedAt?: Date | null;
}

@InputType({ description: 'The exercise to delete.' })
export class DeleteExerciseInput {
  @Field(() => ID, { description: 'The exercise.' })
  id: string;
}

@ArgsType()
export class ExercisesArgs extends ConnectionArgs {
  @Field(() => ExerciseDifficulty, { nullable: true, description: 'Only those of this difficulty.' })
  difficulty?: ExerciseDifficulty | null;

  @Field(() => ExerciseCategory, { nullable: true, description: 'Only those of this category.' })
  category?: ExerciseCategory | null;
}
