import { ArrayMaxSize, ValidateIf } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { ExerciseCategory, ExerciseDifficulty } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { ConnectionArgs } from '../../../graphql/connection';
import { given, HasLength, IsStepped, LocalIdField } from '../../../graphql/inputRules';
import { oneLine, withoutEdges } from '../../../lib/normalizeText';

const { exercise } = limits;
const texts = messages.exercise;

const IsTitle = HasLength({ min: 1, max: exercise.titleMax }, oneLine, {
  tooShort: texts.titleRequired,
  tooLong: texts.titleTooLong,
});
const IsDescription = HasLength({ min: 1, max: exercise.textMax }, withoutEdges, {
  tooShort: texts.descriptionRequired,
  tooLong: texts.descriptionTooLong,
});
const upTo = { min: 0, max: exercise.textMax };
const IsObjective = HasLength(upTo, withoutEdges, { tooLong: texts.objectiveTooLong });
const IsPrompt = HasLength(upTo, withoutEdges, { tooLong: texts.promptTooLong });

@InputType({ description: 'A new exercise.' })
export class CreateExerciseInput {
  @Field(() => String, {
    description: `One line that is not blank, at most ${exercise.titleMax} characters.`,
  })
  @IsTitle
  title: string;

  @Field(() => String, { description: 'Plain text that is not blank.' })
  @IsDescription
  description: string;

  @Field(() => String, { nullable: true, description: 'The skill that it practises.' })
  @given('objective')
  @IsObjective
  objective?: string | null;

  @Field(() => String, { nullable: true, description: 'Text to start from.' })
  @given('prompt')
  @IsPrompt
  prompt?: string | null;

  @Field(() => Int, { nullable: true, description: 'Time limit in minutes; no limit by default.' })
  @given('timeLimitMinutes')
  @IsStepped(exercise.timeLimit, { message: texts.timeLimit })
  timeLimitMinutes?: number | null;

  @Field(() => ExerciseDifficulty, { description: 'Its difficulty.' })
  difficulty: ExerciseDifficulty;

  @Field(() => ExerciseCategory, { description: 'Its category.' })
  category: ExerciseCategory;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is a template.' })
  isTemplate?: boolean | null;

  @Field(() => [String], { nullable: true, description: `Names of its tags, at most ${exercise.tagsMax}.` })
  @given('tags')
  @ArrayMaxSize(100, { message: texts.tooManyTags })
  tags?: string[] | null;

  @LocalIdField('returns the existing exercise.')
  localId?: string | null;
}

@InputType({ description: 'A change to an exercise; omitted fields stay unchanged.' })
export class UpdateExerciseInput {
  @Field(() => ID, { description: 'The exercise.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: `One line that is not blank, at most ${exercise.titleMax} characters.`,
  })
  @given('title')
  @IsTitle
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Plain text that is not blank.' })
  @given('description')
  @IsDescription
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'The skill that it practises.' })
  @given('objective')
  @IsObjective
  objective?: string | null;

  @Field(() => String, { nullable: true, description: 'Text to start from.' })
  @given('prompt')
  @IsPrompt
  prompt?: string | null;

  @Field(() => Int, { nullable: true, description: 'Time limit in minutes; 0 removes it.' })
  @ValidateIf(
    ({ timeLimitMinutes }: UpdateExerciseInput) => timeLimitMinutes != null && timeLimitMinutes !== 0,
  )
  @IsStepped(exercise.timeLimit, { message: texts.timeLimit })
  timeLimitMinutes?: number | null;

  @Field(() => ExerciseDifficulty, { nullable: true, description: 'Its difficulty.' })
  difficulty?: ExerciseDifficulty | null;

  @Field(() => ExerciseCategory, { nullable: true, description: 'Its category.' })
  category?: ExerciseCategory | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is a template.' })
  isTemplate?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: `The names of all its tags, at most ${exercise.tagsMax}.`,
  })
  @given('tags')
  @ArrayMaxSize(100, { message: texts.tooManyTags })
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
