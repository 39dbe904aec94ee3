/** All error codes in `extensions.code` (GraphQL) and `code` (REST). */
export const errorCodes = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'SECOND_FACTOR_REQUIRED',
  'FORBIDDEN',
  'FRESH_SIGN_IN_REQUIRED',
  'WAITING_FOR_APPROVAL',
  'SUSPENDED',
  'JOINING_CLOSED',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'STORAGE_FULL',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
