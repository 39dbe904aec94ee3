/** The changed fields, compared by value: equal tags in a new array are unchanged. */
export const changesOf = <TFields extends object>(before: TFields, now: TFields): Partial<TFields> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof TFields]),
    ),
  ) as Partial<TFields>;
