import { ValidateBy, type ValidationOptions } from 'class-validator';

const whole = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

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
