/** Limits that server and client both hold to. Source: specification, sections 5 and 9. */
export const limits = {
  username: { min: 3, max: 50, pattern: /^[A-Za-z0-9_-]+$/ },
  password: {
    min: 8,
    max: 200,
    /** A lowercase letter, an uppercase letter and a digit, of any script. */
    strong: /^(?=[\s\S]*\p{Ll})(?=[\s\S]*\p{Lu})(?=[\s\S]*\p{Nd})/u,
  },
  email: {
    max: 254,
    /** One at sign, a dot in the domain; no quoted local part, no white space, control or invisible characters. */
    pattern: /^[^\s\p{C}"@]+@[^\s\p{C}"@]+\.[^\s\p{C}"@]+$/u,
  },
  personalAccessToken: {
    nameMax: 100,
    /** That one member has at once, those included that have expired and are still listed. */
    most: 50,
    /** Days until one expires; the screen offers the choices. */
    days: { min: 1, max: 366, default: 90, choices: [7, 30, 90, 365] },
  },
  displayName: { max: 100 },
  bio: { max: 500 },
  webAddress: { max: 2048 },
  /** Characters of the id that a client gives what it makes. */
  localIdMax: 64,
  story: {
    /** Characters. The specification names none: long enough for any title, short enough for a heading. */
    titleMax: 255,
    /** Characters; a 300,000-word novel fits. */
    contentMax: 2_000_000,
    notesMax: 20_000,
    tagsMax: 10,
    /** The share dialog's bound on named members. */
    sharedWithMax: 200,
    /** How many they are taken for when the cost of asking for them is counted. */
    sharedWithUsual: 20,
  },
  version: {
    nameMax: 100,
    /** Minutes within which auto-saves keep one version. Source: contract, section 4. */
    autosaveMinutes: 10,
  },
  /** Texts, and bytes of all their contents in UTF-8, that one import takes. */
  import: { storiesMax: 100, bytesMax: 8 * 1024 * 1024 },
  comment: { contentMax: 10_000 },
  session: {
    titleMax: 200,
    descriptionMax: 5_000,
    locationMax: 200,
    capacity: { min: 2, max: 50, default: 10 },
    /** Minutes. The longest is a day: the specification names no end. */
    duration: { min: 15, max: 1_440, step: 5, choices: [60, 90, 120, 180], default: 120, editDefault: 60 },
    /** Minutes that a sprint inside a session may take. */
    sprint: { min: 5, max: 60, default: 20 },
    upcoming: 5,
  },
  exercise: {
    titleMax: 200,
    /** Of the description, the objective and the prompt each. */
    textMax: 5_000,
    tagsMax: 10,
    /** Minutes; the screen offers 5 to 240. */
    timeLimit: { min: 5, max: 240, step: 5, default: 30 },
  },
  journal: {
    titleMax: 255,
    contentMax: 2_000_000,
    moodMax: 100,
    promptMax: 2_000,
    /** The longest day that a clock change makes, and then some. */
    dayHours: 26,
  },
  note: {
    titleMax: 255,
    contentMax: 2_000_000,
    categoryMax: 100,
    tagsMax: 20,
    tagMax: 50,
  },
  /** Days that words may be counted on before and after the group's today, and that one answer spans at most. */
  writingDays: { back: 31, ahead: 1, span: 400 },
  feedback: {
    titleMax: 200,
    description: { min: 10, max: 2_000 },
    list: 50,
    /** Of feedback like the one being written. */
    similar: 5,
  },
  tag: {
    descriptionMax: 255,
    /** What the editor shows while one types, and what it loads beforehand. */
    suggestions: 8,
    popular: 10,
    max: 20,
    pattern: /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} -]*[\p{L}\p{M}\p{N}])?$/u,
  },
  memberSearch: { default: 8, max: 20 },
  excerpt: { card: 200, featured: 300, blogCard: 150, profileCard: 150, exerciseCard: 150, max: 300 },
  search: { max: 100 },
  /** Bytes that one answer may have, as JSON in UTF-8. */
  answer: { bytes: 8 * 1024 * 1024 },
  page: { default: 20, max: 100, restDefault: 50, restStories: 100 },
  /** Words read in a minute, for reading times. */
  wordsPerMinute: 200,
} as const;
