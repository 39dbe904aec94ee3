/**
 * Condition for members, as `u`, who may act: neither deleted, nor suspended, nor waiting for approval. What asks who
 * holds an account, and not who may use it, compares `deleted_at` alone.
 */
export const isActive = (u = 'u') => `${u}.deleted_at IS NULL AND ${u}.state = 'active'`;
