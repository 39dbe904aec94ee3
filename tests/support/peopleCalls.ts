import type { TestMember } from './factories';
import type { GraphQLAnswer, TestServer } from './testServer';

const profile = 'id username name displayName bio websiteUrl profileImageUrl isDeleted';
const follow = 'viewerIsFollowing followers(first: 0) { totalCount }';

type Input = Record<string, unknown>;

/** The operations about members as a client sends them. */
export const peopleCalls = (server: TestServer) => ({
  profile: (username: string, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      `query ($username: String!) { user(username: $username) { ${profile} viewerCanEdit viewerCanFollow } }`,
      { username },
      token,
    ),
  update: (input: Input, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { ${profile} } } }`,
      { input },
      token,
    ),
  follow: (id: string, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: FollowUserInput!) {
         followUser(input: $input) { user { id ${follow} } followerEdge { cursor node { id } } }
       }`,
      { input: { id } },
      token,
    ),
  unfollow: (id: string, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: UnfollowUserInput!) {
         unfollowUser(input: $input) { removedFollowerId user { id ${follow} } }
       }`,
      { input: { id } },
      token,
    ),
});

/** Reduces a member to the row that remains after the deletion of an account. */
export async function makeTombstone(server: TestServer, { id }: TestMember): Promise<void> {
  const { dataSource } = server.app.services.db;
  await dataSource.query('DELETE FROM sign_ins WHERE user_id = ?', [id]);
  await dataSource.query('DELETE FROM follows WHERE follower_id = ? OR followed_id = ?', [id, id]);
  await dataSource.query(
    `UPDATE users SET deleted_at = ?, username = ?, email = ?, display_name = NULL, bio = NULL, website_url = NULL,
       profile_image_url = NULL WHERE id = ?`,
    [new Date(), `gone_${id.slice(-20)}`, id, id],
  );
}
