/**
 * Condition for members, as `u`, who may act: neither deleted, nor suspended, nor waiting for approval. Queries
 * about who holds an account, rather than who may use it, compare `deleted_at` alone.
 */
export const isActive = (u = 'u') => `${u}.deleted_at IS NULL AND ${u}.state = 'active'`;

/**
 * The one condition for texts other than stories, which are withheld: nobody sees the texts of `author`, a column, while they are
 * suspended. Every statement that reads comments, feedback, messages or lines for others has it. It looks an author up by
 * their id; with NOT EXISTS, MariaDB would read all suspended members for each page.
 */
export const isNotSuspended = (author: string) =>
  `NOT ((SELECT su.state FROM users su WHERE su.id = ${author}) <=> 'suspended')`;
