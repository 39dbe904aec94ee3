import { storage } from '../ui/storage';
import { readAccessToken, tokenSubject } from './tokens';

export interface AuthViewer {
  id: string;
  username: string;
  /** The display name, or else the username. */
  name: string;
  displayName: string | null;
  profileImageUrl: string | null;
  email: string;
  /** Whether to offer making writing sessions: the server decides for itself when they do. */
  canCreateSessions: boolean;
  /** The same of exercises. */
  canCreateExercises: boolean;
}

/** Beside the tokens: who they stand for, as the server last told it. */
const key = 'last-viewer';

export const keepLastViewer = (viewer: AuthViewer) => storage.set(key, JSON.stringify(viewer));

export const forgetLastViewer = () => storage.remove(key);

const isViewer = (kept: unknown): kept is AuthViewer =>
  typeof kept === 'object' &&
  kept !== null &&
  ['id', 'username', 'name', 'email'].every(
    (field) => typeof (kept as Record<string, unknown>)[field] === 'string',
  );

/** The member that the token stands for, as last seen on this device: what to go on with until the server has answered. */
export function readLastViewer(): AuthViewer | null {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? 'null');
    return isViewer(kept) && kept.id === tokenSubject(readAccessToken()) ? kept : null;
  } catch {
    return null;
  }
}
