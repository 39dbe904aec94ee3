/** The viewer as in the server's answer. */
export const viewerNamed = (name: string) => ({
  email: `${name.toLowerCase()}@example.org`,
  canCreateSessions: false,
  canCreateExercises: false,
  secondFactorOwed: false,
  roles: ['USER'],
  user: { id: `user_${name}`, username: name.toLowerCase(), name, displayName: name, profileImageUrl: null },
});
