import { read, type Value, write } from './database';
import { isSignedIn, signIn, signInOf, type Viewer } from './signIn';
import { isReadable } from './stories';

const readableStory = `FROM ${signIn} STRAIGHT_JOIN stories s WHERE ${isSignedIn} AND s.id = ? AND ${isReadable}`;

const addFavorite = `INSERT IGNORE INTO story_favorites (user_id, story_id, created_at)
  SELECT v.id, s.id, ? ${readableStory}`;

const removeFavorite = `DELETE FROM story_favorites WHERE user_id = ? AND story_id = ?
  AND EXISTS (SELECT 1 ${readableStory})`;

const otherMember = `FROM ${signIn} STRAIGHT_JOIN users u
  WHERE ${isSignedIn} AND u.id = ? AND u.id <> v.id AND u.deleted_at IS NULL`;

/** Locks both members, so that neither is deleted before it is stored. */
const addFollow = `INSERT IGNORE INTO follows (follower_id, followed_id, created_at)
  SELECT v.id, u.id, ? ${otherMember} LOCK IN SHARE MODE`;

const removeFollow = `DELETE FROM follows WHERE follower_id = ? AND followed_id = ?
  AND EXISTS (SELECT 1 ${otherMember})`;

/** Whether the link now is as wanted. If nothing changed, it was so before, or the viewer may not change it. */
async function change(sql: string, first: Value[], target: string, viewer: Viewer, id: string) {
  const params = [...signInOf(viewer), id];
  if ((await write(sql, [...first, ...params])) > 0) return true;
  return (await read(`SELECT 1 ${target}`, params)).length > 0;
}

export async function favorite(id: string, viewer: Viewer) {
  const done = await change(addFavorite, [new Date()], readableStory, viewer, id);
  return done && { data: { favoriteStory: { story: { id, isFavorited: true } } } };
}

/** Only of a story that the viewer may read; the app removes others too. */
export async function unfavorite(id: string, viewer: Viewer) {
  const done = await change(removeFavorite, [viewer.id, id], readableStory, viewer, id);
  return done && { data: { unfavoriteStory: { story: { id, isFavorited: false } } } };
}

export async function follow(id: string, viewer: Viewer) {
  const done = await change(addFollow, [new Date()], otherMember, viewer, id);
  return done && { data: { followUser: { user: { id, viewerIsFollowing: true } } } };
}

export async function unfollow(id: string, viewer: Viewer) {
  const done = await change(removeFollow, [viewer.id, id], otherMember, viewer, id);
  return (
    done && {
      data: { unfollowUser: { user: { id, viewerIsFollowing: false }, removedFollowerId: viewer.id } },
    }
  );
}
