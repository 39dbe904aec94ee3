/** Whether this is `npm run test:all`. */
export const isAll = process.env.TESTS === 'all';
/** A test that takes long, and protects little that others don't. */
export const itInAll = isAll ? it : it.skip;
