import { parseJson } from '../lib/parseJson';
import { storage } from '../lib/storage';
import { readAccessToken, tokenSubject } from '../relay/tokens';
import type { ViewerData } from './viewerQuery';

/** The signed-in member, as the client's sign-in state and this device store it. What they may do, the server checks again. */
export interface AuthViewer
  extends Readonly<ViewerData['user']>,
    Omit<ViewerData, 'user' | 'roles' | 'secondFactorOwed'> {
  /** Absent if a version before 1.0 stored the viewer on the device. */
  roles?: readonly string[];
  /** The viewer is an administrator whose role has no effect in this sign-in, because a second factor is required. */
  secondFactorOwed?: boolean;
}

/** Converts the server's viewer to the form that this device stores. */
export const toViewer = ({ user, ...rights }: ViewerData): AuthViewer => ({ ...user, ...rights });

/** Key of the tokens' member, as the server last returned them. */
const key = 'last-viewer';

export const keepLastViewer = (viewer: AuthViewer) => storage.set(key, JSON.stringify(viewer));

export const forgetLastViewer = () => storage.remove(key);

const isViewer = (stored: unknown): stored is AuthViewer =>
  typeof stored === 'object' &&
  stored !== null &&
  ['id', 'username', 'name', 'email'].every(
    (field) => typeof (stored as Record<string, unknown>)[field] === 'string',
  );

/** The token's member as last known on this device, used until the server answers. */
export function readLastViewer(): AuthViewer | null {
  const stored: unknown = parseJson(storage.get(key));
  return isViewer(stored) && stored.id === tokenSubject(readAccessToken()) ? stored : null;
}
