import { jwtVerify } from 'jose';

export interface Viewer {
  id: string;
  signInId: string;
  expiresAt: number;
}

export class SignedOut extends Error {}

const secret = new TextEncoder().encode(process.env.AUTH_SECRET);
const verified = new Map<string, Viewer>();

async function verify(token: string): Promise<Viewer> {
  const { payload } = await jwtVerify(token, secret, {
    algorithms: ['HS256'],
    issuer: 'monday-writers',
  }).catch(() => {
    throw new SignedOut();
  });
  const viewer = {
    id: String(payload.sub),
    signInId: String(payload.sid),
    expiresAt: Number(payload.exp) * 1000,
  };
  verified.set(token, viewer);
  return viewer;
}

/** Checks a token's signature once; whether its sign-in goes on is part of each statement. */
export async function viewerOf(authorization: string | undefined): Promise<Viewer | undefined> {
  if (!authorization) return undefined;
  const token = authorization.slice('Bearer '.length);
  const viewer = verified.get(token) ?? (await verify(token));
  if (viewer.expiresAt <= Date.now()) throw new SignedOut();
  return viewer;
}

/** The viewer `v`, first in FROM: found by key, so what is joined keeps its index's order. */
export const signIn = 'sign_ins si STRAIGHT_JOIN users v ON v.id = si.user_id';
export const isSignedIn = 'si.id = ? AND si.user_id = ? AND si.revoked_at IS NULL AND v.deleted_at IS NULL';
export const signInOf = ({ id, signInId }: Viewer) => [signInId, id];
