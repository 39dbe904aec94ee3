import { limits } from '../../contract/limits';
import { type Route, route } from '../route';
import { content, storyList } from './parameters';

export const usersRoutes: readonly Route[] = [
  route('GET /users/:id', 'userById', { summary: 'A member', auth: 'required', select: 'node' }),
  route('GET /users/u/:username', 'userByUsername', {
    summary: 'A member by username',
    auth: 'required',
    select: 'user',
  }),
  route('PUT /users/profile', 'updateProfile', {
    summary: "Change the viewer's profile; omitted fields stay unchanged, null removes a field",
    auth: 'required',
    select: 'updateProfile.user',
  }),
  route('POST /users/:id/follow', 'followUser', {
    summary: 'Follow a member',
    auth: 'required',
    select: 'followUser.user',
  }),
  route('DELETE /users/:id/follow', 'unfollowUser', {
    summary: 'Unfollow a member',
    auth: 'required',
    select: 'unfollowUser.user',
  }),
  route('GET /users/:id/follow-status', 'followStatus', {
    summary: 'Whether the viewer follows a member',
    auth: 'required',
    select: 'node',
  }),
  route('GET /users/:id/followers', 'followersOfUser', {
    summary: 'Followers of a member, latest first',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    select: 'node.followers',
  }),
  route('GET /users/:id/following', 'followedByUser', {
    summary: 'Members that a member follows, latest first',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    select: 'node.following',
  }),
  route('GET /users/:id/stats', 'statsOfUser', {
    summary: "The viewer's own statistics; 403 for other members",
    auth: 'required',
    select: 'node.stats',
  }),
  route('GET /users/:id/stories', 'storiesOfUser', {
    summary: 'Stories of a member that the viewer may read, newest first',
    ...storyList,
    query: { content },
    select: 'node.stories',
  }),
];
