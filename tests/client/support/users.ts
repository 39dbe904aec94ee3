/** A member as in the server's answer, with all that lists and lines show. */
export function buildUser(name: string, overrides: Record<string, unknown> = {}) {
  const username = (name.split(' ')[0] as string).toLowerCase();
  return {
    __typename: 'User',
    id: `user_${username}`,
    username,
    name,
    displayName: name,
    profileImageUrl: null,
    isDeleted: false,
    ...overrides,
  };
}

export const ida = buildUser('Ida Bell');
