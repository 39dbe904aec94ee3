/** Who may read a story. Source: specification, section 3. */
export enum PrivacyLevel {
  PRIVATE = 'private',
  SHARED = 'shared',
  PUBLIC = 'public',
}

/** What a member is in the group. Source: specification, section 6. */
export enum Role {
  ADMIN = 'admin',
  INSTRUCTOR = 'instructor',
  USER = 'user',
}
