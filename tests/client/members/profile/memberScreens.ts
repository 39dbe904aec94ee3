import { buildUser } from '../../support/users';

/** A member as in the server's answer, with all fields of lists. */
export const buildMember = (overrides: Record<string, unknown> = {}) => ({
  ...buildUser('Ben Okri'),
  bio: 'Writes by day.' as string | null,
  viewerCanFollow: true,
  viewerIsFollowing: false,
  viewerMutes: false,
  viewerBlocks: false,
  ...overrides,
});
type Member = ReturnType<typeof buildMember>;

export const cy = buildMember({ id: 'user_cy', username: 'cy', name: 'Cy' });

export const people = (members: Member[], next: string | null = null) => ({
  edges: members.map((node) => ({ __typename: 'UserEdge', cursor: `after ${node.id}`, node })),
  pageInfo: { endCursor: next, hasNextPage: next !== null },
});

/** A member with all fields of their page. */
export const buildProfile = (overrides: Record<string, unknown> = {}) => ({
  ...buildMember(),
  websiteUrl: 'https://ben.example/poems/',
  createdAt: '2026-01-05T19:00:00.000Z',
  viewerCanEdit: false,
  storyCount: { totalCount: 1 },
  followerCount: { totalCount: 2 },
  followingCount: { totalCount: 3 },
  stories: { edges: [] as object[], pageInfo: { endCursor: null as string | null, hasNextPage: false } },
  followers: people([cy]),
  following: people([]),
  ...overrides,
});
