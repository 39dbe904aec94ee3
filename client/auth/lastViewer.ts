import { storage } from '../lib/storage';
import { readAccessToken, tokenSubject } from '../relay/tokens';
import type { ViewerData } from './viewerQuery';

export interface AuthViewer {
  id: string;
  username: string;
  /** The display name, otherwise the username. */
  name: string;
  displayName: string | null;
  profileImageUrl: string | null;
  email: string;
  /** Whether to offer creating sessions; the server checks the permission. */
  canCreateSessions: boolean;
  /** Whether to offer creating exercises; the server checks the permission. */
  canCreateExercises: boolean;
  /** Missing in what a version before 1.0 may have stored on the device. */
  roles?: readonly string[];
  /** An administrator whose role doesn't count in this sign-in. */
  secondFactorOwed?: boolean;
}

/** What the server says of the viewer, as this device stores it. */
export const toViewer = ({ email, user, ...rights }: ViewerData): AuthViewer => ({
  id: user.id,
  username: user.username,
  name: user.name,
  displayName: user.displayName ?? null,
  profileImageUrl: user.profileImageUrl ?? null,
  email,
  canCreateSessions: rights.canCreateSessions,
  canCreateExercises: rights.canCreateExercises,
  roles: rights.roles,
  secondFactorOwed: rights.secondFactorOwed,
});

/** Stored beside the tokens: their member, as the server last described them. */
const key = 'last-viewer';

export const keepLastViewer = (viewer: AuthViewer) => storage.set(key, JSON.stringify(viewer));

export const forgetLastViewer = () => storage.remove(key);

const isViewer = (kept: unknown): kept is AuthViewer =>
  typeof kept === 'object' &&
  kept !== null &&
  ['id', 'username', 'name', 'email'].every(
    (field) => typeof (kept as Record<string, unknown>)[field] === 'string',
  );

/** The token's member as last known on this device, used until the server answers. */
export function readLastViewer(): AuthViewer | null {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? 'null');
    return isViewer(kept) && kept.id === tokenSubject(readAccessToken()) ? kept : null;
  } catch {
    return null;
  }
}
