import { Matches, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import { Field } from 'type-graphql';
import { languageTag } from '../contract/languageTag';
import { limits } from '../contract/limits';
import { countCharacters } from '../contract/profileRules';
import { withCommas } from '../lib/withCommas';

/** Applies the other rules only if the field has a value. */
export const given = (field: string) => ValidateIf((input: Record<string, unknown>) => input[field] != null);

/** Several decorators as one; only the first failure is reported, so the most basic rule comes first. */
export const combineRules =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const rule of rules) rule(target, property);
  };

/** A client's idempotency key for a create; `effect` says what repeating it does. */
export const LocalIdField = (effect: string) =>
  combineRules(
    Matches(new RegExp(`^[\\x21-\\x7e]{1,${limits.localIdMax}}$`), {
      message: `A local id is 1 to ${limits.localIdMax} visible ASCII characters`,
    }),
    given('localId'),
    Field(() => String, {
      nullable: true,
      description: `An idempotency key, at most ${limits.localIdMax} characters: repeating it ${effect}`,
    }),
  );

/** The argument for the length of an excerpt. */
export const excerptLength = {
  defaultValue: limits.excerpt.card,
  description: `1 to ${limits.excerpt.max} characters.`,
};

/** `displayName` becomes `Display name`. */
const labelOf = (property: string) =>
  property.charAt(0).toUpperCase() +
  property.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Maximum number of characters, counted as the database columns do. class-validator's own rule doesn't count
 * variation selectors, as in emoji.
 */
export const MaxCharacters = (max: number, options: ValidationOptions = {}) =>
  ValidateBy(
    {
      name: 'maxCharacters',
      validator: {
        validate: (value) =>
          typeof value === 'string' &&
          (value.length <= max || (value.length <= 2 * max && countCharacters(value) <= max)),
        defaultMessage: (given) =>
          `${labelOf(given?.property ?? '')} must be at most ${withCommas(max)} characters`,
      },
    },
    options,
  );

const isWholeWithin = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00.000Z`);
  // Date accepts February 30 as March 2.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** A valid date as YYYY-MM-DD. */
export const IsDay = (options: ValidationOptions) =>
  ValidateBy({ name: 'isDay', validator: { validate: isDay } }, options);

/** A BCP 47 language tag; an empty text removes it. */
export const IsLanguageTag = (options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isLanguageTag',
      validator: {
        validate: (value) => value === '' || (typeof value === 'string' && languageTag(value) !== null),
      },
    },
    options,
  );

/** A time from `from` until before `before`. */
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
  ValidateBy({ name: 'isWhole', validator: { validate: (value) => isWholeWithin(value, bounds) } }, options);

/** A whole number within bounds that is a multiple of the step. */
export const IsStepped = (bounds: { min: number; max: number; step: number }, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isStepped',
      validator: {
        validate: (value) => isWholeWithin(value, bounds) && (value as number) % bounds.step === 0,
      },
    },
    options,
  );

/** Characters that normalising may remove at the edges of a text; a text with more is too long, and isn't normalised. */
const edgesMax = 10_000;

/** Length after normalisation, in characters; `tooShort` belongs to a minimum. */
export const HasLength = (
  { min, max }: { min: number; max: number },
  normalize: (text: string) => string,
  { tooShort = '', tooLong }: { tooShort?: string; tooLong: string },
) => {
  const lengthOf = (value: unknown) => {
    if (typeof value !== 'string') return 0;
    return value.length > 2 * max + edgesMax ? Infinity : countCharacters(normalize(value));
  };
  return ValidateBy(
    {
      name: 'hasLength',
      validator: { validate: (value) => lengthOf(value) >= min && lengthOf(value) <= max },
    },
    { message: ({ value }) => (lengthOf(value) < min ? tooShort : tooLong) },
  );
};

/** Words to search for, in the named `places`. */
export const SearchField = (places: string) =>
  combineRules(
    MaxCharacters(limits.search.max, {
      message: `A search can have at most ${limits.search.max} characters`,
    }),
    given('search'),
    Field(() => String, {
      nullable: true,
      description: `Words to search for in ${places}, at most ${limits.search.max} characters.`,
    }),
  );

/** Adds to a connection the parts that a search ignored. */
export function addSearchFields({ prototype }: { prototype: object }): void {
  Field(() => [String], {
    nullable: true,
    description:
      'Words of the search that were not looked for: frequent ones, and of more than four the shortest. Null without a search.',
  })(prototype, 'wordsLeftOut');
  Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the search left out texts of the list, because there are too many or they are too long. Null without a search.',
  })(prototype, 'textsLeftOut');
}
