import { Matches, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import { Field } from 'type-graphql';
import { limits } from '../contract/limits';
import { countCharacters } from '../contract/profileRules';

/** The other rules hold only where the field has a value. */
export const given = (field: string) => ValidateIf((input: Record<string, unknown>) => input[field] != null);

/** The client's own id of what it makes: its idempotency key. */
export function LocalIdField(description: string): PropertyDecorator {
  const rules: PropertyDecorator[] = [
    Matches(new RegExp(`^[\\x21-\\x7e]{1,${limits.localIdMax}}$`), {
      message: `A local id is 1 to ${limits.localIdMax} visible ASCII characters`,
    }),
    given('localId'),
    Field(() => String, { nullable: true, description }),
  ];
  return (target, property) => {
    for (const rule of rules) rule(target, property);
  };
}

/**
 * At most so many characters, as the columns count them. class-validator's own rule leaves out those that choose how the
 * one before them is drawn, as emoji have.
 */
export const MaxCharacters = (max: number, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'maxCharacters',
      validator: {
        validate: (value) =>
          typeof value === 'string' &&
          (value.length <= max || (value.length <= 2 * max && countCharacters(value) <= max)),
      },
    },
    options,
  );

const whole = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00.000Z`);
  // The 30th of February is read as the 2nd of March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

export const IsDay = (options: ValidationOptions) =>
  ValidateBy({ name: 'isDay', validator: { validate: isDay } }, options);

/** A time from one moment to before another. */
export const IsWithin = (bounds: { from: Date; before: Date }, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isWithin',
      validator: { validate: (time) => time instanceof Date && time >= bounds.from && time < bounds.before },
    },
    options,
  );

/** A whole number within bounds. */
export const IsWhole = (bounds: { min: number; max: number }, options: ValidationOptions) =>
  ValidateBy({ name: 'isWhole', validator: { validate: (value) => whole(value, bounds) } }, options);

/** The same in steps. */
export const IsStepped = (bounds: { min: number; max: number; step: number }, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isStepped',
      validator: { validate: (value) => whole(value, bounds) && (value as number) % bounds.step === 0 },
    },
    options,
  );

/** Characters of a text as it will be kept, each of them counted once however it is stored. */
export const HasLength = (
  { min, max }: { min: number; max: number },
  kept: (text: string) => string,
  { tooShort, tooLong }: { tooShort: string; tooLong: string },
) => {
  const lengthOf = (value: unknown) => (typeof value === 'string' ? countCharacters(kept(value)) : 0);
  return ValidateBy(
    {
      name: 'hasLength',
      validator: { validate: (value) => lengthOf(value) >= min && lengthOf(value) <= max },
    },
    { message: ({ value }) => (lengthOf(value) < min ? tooShort : tooLong) },
  );
};
