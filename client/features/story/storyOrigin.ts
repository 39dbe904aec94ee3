import { GraphQLRequestError } from '../../relay/requestError';

/** What a new story is written in and from, if anything. */
export interface StoryOrigin {
  sessionId?: string;
  exerciseId?: string;
}

/** What of the origin is left where the server knows it no more: the words count for more. Null where that is not why. */
export function withoutRefused(origin: StoryOrigin, error: unknown): StoryOrigin | null {
  if (!(error instanceof GraphQLRequestError) || error.code !== 'BAD_USER_INPUT') return null;
  const refused = error.fields ?? {};
  const rest: StoryOrigin = { ...origin };
  if (refused.sessionId) delete rest.sessionId;
  if (refused.exerciseId) delete rest.exerciseId;
  return Object.keys(rest).length < Object.keys(origin).length ? rest : null;
}
