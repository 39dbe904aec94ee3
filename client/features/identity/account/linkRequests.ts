import { storage } from '../../../lib/storage';

/** Key of the ids of magic links that this browser requested, newest first: only these sign in without a click. */
const key = 'magic-link-requests';
const storedMax = 5;

const readRequestIds = (): string[] => (storage.get(key) ?? '').split(' ').filter(Boolean);

export const keepLinkRequest = (requestId: string): void =>
  void storage.set(key, [requestId, ...readRequestIds()].slice(0, storedMax).join(' '));

export const isOwnLinkRequest = (requestId: string | null | undefined): boolean =>
  requestId != null && readRequestIds().includes(requestId);
