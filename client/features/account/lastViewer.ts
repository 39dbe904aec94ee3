import { readAccessToken, tokenSubject } from '../../relay/tokens';
import { storage } from '../../ui/storage';
import type { SessionViewer } from './sessionStore';

/** Beside the tokens: who they stand for, as the server last told it. */
const key = 'last-viewer';

export const keepLastViewer = (viewer: SessionViewer) => storage.set(key, JSON.stringify(viewer));

export const forgetLastViewer = () => storage.remove(key);

const isViewer = (kept: unknown): kept is SessionViewer =>
  typeof kept === 'object' &&
  kept !== null &&
  ['id', 'username', 'name', 'email'].every(
    (field) => typeof (kept as Record<string, unknown>)[field] === 'string',
  );

/** The member that the token stands for, as last seen on this device: what to go on with until the server has answered. */
export function readLastViewer(): SessionViewer | null {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? 'null');
    return isViewer(kept) && kept.id === tokenSubject(readAccessToken()) ? kept : null;
  } catch {
    return null;
  }
}
