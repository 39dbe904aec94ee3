/** Limits that server and client both hold to. Source: specification, sections 5 and 9. */
export const limits = {
  username: { min: 3, max: 50, pattern: /^[A-Za-z0-9_-]+$/ },
  password: {
    min: 8,
    max: 200,
    /** A lowercase letter, an uppercase letter and a digit, of any script. */
    strong: /^(?=[\s\S]*\p{Ll})(?=[\s\S]*\p{Lu})(?=[\s\S]*\p{Nd})/u,
  },
  email: { max: 254 },
  displayName: { max: 100 },
  bio: { max: 500 },
  webAddress: { max: 2048 },
  story: {
    /** Characters. The specification names none: long enough for any title, short enough for a heading. */
    titleMax: 255,
    /** Characters; a 300,000-word novel fits. */
    contentMax: 2_000_000,
    notesMax: 20_000,
    localIdMax: 64,
    tagsMax: 10,
    /** The share dialog's bound on named members. */
    sharedWithMax: 200,
  },
  comment: { contentMax: 10_000 },
  tag: { max: 20, pattern: /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} -]*[\p{L}\p{M}\p{N}])?$/u },
  excerpt: { card: 200, featured: 300, blogCard: 150, profileCard: 150, max: 300 },
  search: { max: 100 },
  page: { default: 20, max: 100, restDefault: 50, restStories: 100 },
  /** Words read in a minute, for reading times. */
  wordsPerMinute: 200,
} as const;
