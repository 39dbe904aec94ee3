/** Whether this is `npm run test:all`. */
export const isAll = process.env.TESTS === 'all';
/** A test that takes long, and protects little that others don't. */
export const itInAll = isAll ? it : it.skip;
/** The first rows of a table whose others protect little more. */
export const someOf = <Row>(rows: readonly Row[], count = 1) => (isAll ? rows : rows.slice(0, count));
