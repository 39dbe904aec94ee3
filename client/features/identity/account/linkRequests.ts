import { storage } from '../../../lib/storage';

/** Magic links that this browser asked for, newest first: only these sign in without a click. */
const key = 'magic-link-requests';
const keptMax = 5;

const kept = (): string[] => (storage.get(key) ?? '').split(' ').filter(Boolean);

export const keepLinkRequest = (requestId: string): void =>
  void storage.set(key, [requestId, ...kept()].slice(0, keptMax).join(' '));

export const isOwnLinkRequest = (requestId: string | null | undefined): boolean =>
  requestId != null && kept().includes(requestId);
