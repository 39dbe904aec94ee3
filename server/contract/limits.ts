/** Limits used by server and client. Source: specification, sections 5 and 9. */
export const limits = {
  /**
   * Bytes of the texts that a member stores, with drafts and versions: those of a row besides its text, and the maximum that can be
   * saved in an hour, which is lower in the first days of an account.
   */
  stored: { rowBytes: 1_000, hourBytes: 200_000_000, hourBytesOfNew: 67_000_000, newDays: 7 },
  /**
   * Items of a list in a request, and of all its lists. The longest that is accepted has 1,440: the minutes of a day.
   * Longer ones are refused before anything else looks at them, and a body with more values before it is parsed.
   */
  input: { itemsMax: 2_000, itemsTogetherMax: 20_000, valuesMax: 250_000 },
  username: { min: 3, max: 50, pattern: /^[A-Za-z0-9_-]+$/ },
  password: {
    min: 8,
    max: 200,
    /** A lowercase letter, an uppercase letter and a digit of any script. */
    strong: /^(?=[\s\S]*\p{Ll})(?=[\s\S]*\p{Lu})(?=[\s\S]*\p{Nd})/u,
  },
  /** Minutes of an access token, and days of a sign-in that is kept. */
  signIn: { accessTokenMinutes: 15, rememberedDays: 30 },
  email: {
    max: 254,
    /**
     * One at sign and a dot in the domain; no quoted local part, white space, control or invisible
     * characters.
     */
    pattern: /^[^\s\p{C}"@]+@[^\s\p{C}"@]+\.[^\s\p{C}"@]+$/u,
  },
  /** `most` per member; `responseMax` characters of a browser's response. */
  passkey: { nameMax: 100, most: 10, responseMax: 16_384 },
  personalAccessToken: {
    nameMax: 100,
    /** Per member, including expired tokens that are still listed. */
    most: 50,
    /** Days until a token expires, with the choices on the screen. */
    days: { min: 1, max: 366, default: 90, choices: [7, 30, 90, 365] },
  },
  /** Days until an invitation expires, with the choices on the screen. */
  invitation: {
    noteMax: 200,
    usesMax: 500,
    days: { min: 1, max: 366, default: 14, choices: [7, 14, 30, 90] },
  },
  report: { noteMax: 500, excerptMax: 300 },
  /** Maximum number of people who wait for approval, and days after which their accounts are deleted. */
  waitingMembers: { most: 1_000, days: 30 },
  group: { name: { max: 60 }, tagline: { max: 200 }, contact: { max: 250 } },
  /** The reason that staff give for an act about a member. */
  reason: { max: 500 },
  displayName: { max: 100 },
  bio: { max: 500 },
  webAddress: { max: 2048 },
  /** Maximum length of an idempotency key. */
  localIdMax: 64,
  story: {
    /** The specification has no maximum. */
    titleMax: 255,
    /** Enough for a novel of 300,000 words. */
    contentMax: 2_000_000,
    notesMax: 20_000,
    /** Characters of a language tag. Source: RFC 5646, section 4.4.1. */
    langMax: 35,
    tagsMax: 10,
    /** Tags that a member can filter their stories by. */
    ownTagsListed: 100,
    /** Named members per story. */
    sharedWithMax: 200,
    /** Assumed number of named members for the cost of a query. */
    sharedWithUsual: 20,
  },
  /** Settings that follow the account. */
  setting: { nameMax: 50, valueMax: 100, most: 50 },
  version: {
    nameMax: 100,
    /** Interval in minutes in which auto-saves store one version. Source: contract, section 4. */
    autosaveMinutes: 10,
  },
  /** Texts per import, and bytes of their contents in UTF-8. */
  import: { storiesMax: 100, bytesMax: 8 * 1024 * 1024 },
  /** Members that one member mutes, and separately that they block. */
  memberBlocksMax: 1_000,
  comment: { contentMax: 10_000, waitingListed: 20 },
  /** Unread notifications are counted up to `unreadMax`; one joins at most `itemsMax` events. */
  notification: { unreadMax: 1_000, itemsMax: 100 },
  /** Members suggested for a mention. */
  mentionable: 8,
  /** Browsers per member that receive push messages; a further one replaces the oldest. */
  push: { subscriptionsMax: 20 },
  session: {
    titleMax: 200,
    descriptionMax: 5_000,
    locationMax: 200,
    capacity: { min: 2, max: 50, default: 10 },
    /** Minutes of a session. The specification has no maximum. */
    duration: { min: 15, max: 1_440, step: 5, choices: [60, 90, 120, 180], default: 120 },
    /** Minutes of a sprint. */
    sprint: { min: 5, max: 60, default: 20 },
    /** Latest sprints in a summary: a session of two hours has room for 24 of the shortest. */
    sprintsShown: 24,
    /** Of an intention, and of a member's line at the end. */
    lineMax: 200,
    upcoming: 5,
    /** Writers shown in the standing session, which has no seats. */
    dropInWriters: 100,
  },
  chat: { contentMax: 1_000 },
  /** Reading aloud in a session; minutes are for each reader. */
  reading: { readersMax: 100, minutes: { min: 1, max: 30, default: 5 } },
  exercise: {
    titleMax: 200,
    /** Of description, objective and prompt each. */
    textMax: 5_000,
    tagsMax: 10,
    /** Minutes of a time limit. */
    timeLimit: { min: 5, max: 240, step: 5, default: 30 },
  },
  journal: {
    titleMax: 255,
    contentMax: 2_000_000,
    moodMax: 100,
    promptMax: 2_000,
    /** A day with a clock change, plus a margin. */
    dayHours: 26,
  },
  note: {
    titleMax: 255,
    contentMax: 2_000_000,
    categoryMax: 100,
    tagsMax: 20,
    tagMax: 50,
  },
  /** Days before and after the group's date that are accepted, and the maximum range of a query. */
  writingDays: { back: 31, ahead: 1, span: 400 },
  goal: {
    /** Words or minutes per period. */
    target: { min: 1, max: 1_000_000 },
    /** Days of a range, and how far its first day may be from today. */
    rangeDays: 366,
    startDays: 366,
    /** How many days back and ahead a day off may be set. */
    daysOff: { back: 31, ahead: 366 },
    /** Days for which goals and challenges are kept after their end; streaks are counted over as many. */
    keptDays: 400,
    /** Days in one report of minutes, for devices that were offline. */
    reportedDays: 31,
  },
  challenge: {
    titleMax: 200,
    target: { min: 1, max: 100_000_000 },
    /** A season; each day takes a look-up per member when totals are read. */
    rangeDays: 100,
    members: 200,
    /** Members with their totals in one answer. */
    listed: 50,
  },
  feedback: {
    titleMax: 200,
    description: { min: 10, max: 2_000 },
    list: 50,
    /** Number of similar suggestions. */
    similar: 5,
  },
  tag: {
    descriptionMax: 255,
    /** Suggestions while typing, and tags loaded in advance. */
    suggestions: 8,
    popular: 10,
    max: 20,
    pattern: /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} -]*[\p{L}\p{M}\p{N}])?$/u,
  },
  /** Days that the audit log goes back. */
  audit: { keptDays: 400 },
  memberSearch: { default: 8, max: 20 },
  excerpt: { card: 200, profileCard: 150, exerciseCard: 150, max: 300 },
  search: { max: 100 },
  /** Maximum size of a response as JSON in UTF-8. */
  answer: { bytes: 8 * 1024 * 1024 },
  page: { default: 20, max: 100, restDefault: 50, restStories: 100 },
  /** Stories that wait for their author, listed of each kind. */
  waiting: 5,
  /** Reports are counted up to this number. */
  reportsCounted: 1_000,
  /** The latest stories of the group on the dashboard. */
  newInGroup: 5,
  /** Reading speed for reading times. */
  wordsPerMinute: 200,
} as const;
