import { entranceMessages } from '../../server/contract/entranceMessages';
import { codeOf, GraphQLRequestError, isOfOtherVersion, type ServerError } from '../lib/requestError';
import { noticeNewerVersion } from '../serviceWorker/appVersion';

/** The error of a request that the server refused. Offers the newer version if the server is of another one. */
export function toRequestError(error: ServerError, retryAfterHeader?: string | null): GraphQLRequestError {
  if (isOfOtherVersion(error)) noticeNewerVersion();
  const { fields, retryAfter } = error.extensions ?? {};
  const seconds = Number(retryAfter ?? retryAfterHeader ?? Number.NaN);
  return new GraphQLRequestError({
    code: codeOf(error),
    message: error.message || entranceMessages.internal,
    fields: fields && typeof fields === 'object' ? (fields as Record<string, string>) : undefined,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
    extensions: error.extensions,
  });
}
