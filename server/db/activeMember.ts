/**
 * Condition for members, as `u`, who may act: neither deleted, nor suspended, nor waiting for approval. What asks who
 * holds an account, and not who may use it, compares `deleted_at` alone.
 */
export const isActive = (u = 'u') => `${u}.deleted_at IS NULL AND ${u}.state = 'active'`;

/**
 * The one condition for what members wrote, but stories, which are withheld: nobody sees what `author`, a column, wrote while they
 * are suspended. Every statement that reads comments, feedback, messages or lines for others has it. It looks an author up by
 * their id; with NOT EXISTS, MariaDB would read all suspended members for each page.
 */
export const isNotSuspended = (author: string) =>
  `NOT ((SELECT su.state FROM users su WHERE su.id = ${author}) <=> 'suspended')`;
