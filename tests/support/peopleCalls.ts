import type { TestMember } from './factories';
import { type GraphQLAnswer, mutationsOf, type TestServer } from './testServer';

const profile = 'id username name displayName bio websiteUrl profileImageUrl isDeleted';
const follow = 'viewerIsFollowing followers(first: 0) { totalCount }';

/** The operations about members as a client sends them. */
export const peopleCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  return {
    profile: (username: string, token?: string): Promise<GraphQLAnswer> =>
      server.graphql(
        `query ($username: String!) { user(username: $username) { ${profile} viewerCanEdit viewerCanFollow } }`,
        { username },
        token,
      ),
    update: send('updateProfile', `user { ${profile} }`),
    follow: (id: string, token?: string) =>
      send('followUser', `user { id ${follow} } followerEdge { cursor node { id } }`)({ id }, token),
    unfollow: (id: string, token?: string) =>
      send('unfollowUser', `removedFollowerId user { id ${follow} }`)({ id }, token),
  };
};

/** Reduces a member to the row that remains after the deletion of an account. */
export async function makeTombstone(server: TestServer, { id }: TestMember): Promise<void> {
  await server.sql('DELETE FROM sign_ins WHERE user_id = ?', [id]);
  await server.sql('DELETE FROM follows WHERE follower_id = ? OR followed_id = ?', [id, id]);
  await server.sql(
    `UPDATE users SET deleted_at = ?, username = ?, email = ?, display_name = NULL, bio = NULL, website_url = NULL,
       profile_image_url = NULL WHERE id = ?`,
    [new Date(), `gone_${id.slice(-20)}`, id, id],
  );
}
