import { PrivacyLevel, StoryVersionKind } from '../../../../server/contract/enums';
import { limits } from '../../../../server/contract/limits';
import type { LockedDraft } from '../../../../server/features/stories/story/lockedDraft';
import { isOutdated, planDraftSave, planSave } from '../../../../server/features/stories/story/planSave';
import type { SaveInput } from '../../../../server/features/stories/story/storySave';
import { derivedFrom } from '../../../../server/markdown/excerpt';
import { Story } from '../../../../server/model/story.entity';
import { StoryDraft } from '../../../../server/model/storyDraft.entity';
import { sizeOf } from '../../../../server/record/textSizes';

const { PRIVATE, SHARED, PUBLIC } = PrivacyLevel;
const { SAVED, AUTOSAVED, NOT_CHOSEN } = StoryVersionKind;
const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 12, n));
const [long, earlier, drafted, now, next] = [minute(0), minute(1), minute(2), minute(3), minute(4)];
const recently = minute(3 - limits.version.autosaveMinutes);
const longAgo = minute(2 - limits.version.autosaveMinutes);

const textOf = (content: string) => ({ content, ...derivedFrom(content) });
const [words, ofDraft] = [textOf('Three new words'), textOf('Two more, apart')];
/** The size of each text here, so that growth is counted in texts. */
const size = sizeOf(words.content);

/** A public story of one word in version 3, saved `earlier`. */
const storyOf = (given: Partial<Story>) =>
  Object.assign(new Story(), {
    ...{ id: 'story', title: 'Title', wordCount: 1, versionNumber: 3, audienceRevision: 1 },
    ...{ privacyLevel: PUBLIC, sharedAt: null, publishedAt: long, updatedAt: earlier, draftChangedAt: null },
    ...{ isAutosaved: false, versionKeptAt: null },
    ...given,
  });
/** A draft that was saved by button, with a text that differs from the story's and from one that is saved. */
const draftOf = (given: Partial<LockedDraft>, save: SaveInput): LockedDraft => ({
  ...Object.assign(new StoryDraft(), { title: 'Title', tags: ['lamp'], wordCount: 2, versionKeptAt: null }),
  ...{ content: ofDraft.content, isConflicting: false, isAutosaved: false, size, differsFromPublished: true },
  ...{ differsFromGiven: save.given.content !== undefined, ...given },
});
const saveOf = (given: Partial<SaveInput>): SaveInput => ({
  ...{ given: {}, tags: null, base: null, now },
  ...{ isAutosave: false, replacesDraft: false, publishesDraft: false, ...given },
});

const text = { given: words };
const auto = { ...text, isAutosave: true };
const replacing = { ...text, replacesDraft: true };
const titled = (title: string) => ({ given: { title } });
const becomes = (privacyLevel: PrivacyLevel) => ({ given: { privacyLevel } });
const hides = becomes(PRIVATE);
const soon = { isAutosaved: true, versionKeptAt: recently };
const late = { isAutosaved: true, versionKeptAt: longAgo };
const conflicting = { isConflicting: true };

const byButton = { isAutosaved: false };
const autosaved = { isAutosaved: true };
const keptAuto = { isAutosaved: true, versionKeptAt: now };
const settled = { isAutosaved: false, draftChangedAt: now };
const draftText = { title: 'Title', ...ofDraft, ...settled };
const hidden = { sharedWithAll: true, audienceRevision: 2 };
const resettled = { ...settled, versionNumber: 4 };
const revisedNow = { revisedAt: now };
const marked = { isRemoved: false, versionKind: null };
const gone = { isRemoved: true, versionKind: null };
const goneAs = (versionKind: StoryVersionKind) => ({ isRemoved: true, versionKind });

const keeps = { versionKind: SAVED, grown: 1, revised: 4 };
const published = { versionKind: SAVED, draft: gone, revised: 4 };

interface Given {
  story?: Partial<Story>;
  draft?: Partial<LockedDraft>;
  save?: Partial<SaveInput>;
  /** Whether a given text differs from the story's; else it does. */
  differs?: false;
}
interface Expected {
  versionKind?: StoryVersionKind;
  draft?: { isRemoved: boolean; versionKind: StoryVersionKind | null };
  tags?: string[];
  grown?: number;
  /** The story's version number, if its text changes. */
  revised?: number;
  /** Beside what was given and the time of the save. */
  columns?: Partial<Story>;
}

test.each<[string, Given, Expected | 'conflict' | 'unchanged']>([
  ['a text', { save: text }, { ...keeps, columns: byButton }],
  ['a text as it is', { differs: false, save: text }, { columns: byButton }],
  ['a text as it is, auto-saved', { differs: false, save: auto }, {}],
  ['a first auto-save', { save: auto }, { ...keeps, versionKind: AUTOSAVED, columns: keptAuto }],
  ['an auto-save soon after', { story: soon, save: auto }, { revised: 3, columns: autosaved }],
  [
    'an auto-save long after',
    { story: late, save: auto },
    { ...keeps, versionKind: AUTOSAVED, columns: keptAuto },
  ],
  ['a title', { save: titled('New') }, { ...keeps, columns: byButton }],
  ['a title as it is', { save: titled('Title') }, { columns: byButton }],
  ['notes', { save: { given: { authorNotes: 'Mine' } } }, {}],
  ['notes beside a draft', { draft: {}, save: { given: { authorNotes: 'Mine' } } }, {}],
  ['a time that is earlier', { story: { updatedAt: next } }, { columns: { updatedAt: new Date(+next + 1) } }],
  ['tags as they are', { save: { tags: ['lamp', 'sea'] } }, {}],
  ['tags in order', { save: { tags: ['sea', 'lamp'] } }, { tags: ['sea', 'lamp'], columns: revisedNow }],
  ['no tags', { save: { tags: [] } }, { tags: [], columns: revisedNow }],
  [
    'sharing',
    { story: { privacyLevel: PRIVATE, sharedAt: long }, save: becomes(SHARED) },
    { columns: { sharedAt: now, audienceRevision: 2 } },
  ],
  [
    'sharing again',
    { story: { privacyLevel: SHARED, sharedAt: long }, save: becomes(SHARED) },
    { columns: { sharedAt: long } },
  ],
  ['only sharing', { save: becomes(SHARED) }, { columns: { sharedAt: now, audienceRevision: 2 } }],
  [
    'only sharing, beside a draft',
    { draft: {}, save: becomes(SHARED) },
    { columns: { sharedAt: now, audienceRevision: 2 } },
  ],
  [
    'publishing',
    { story: { privacyLevel: PRIVATE, publishedAt: null }, save: becomes(PUBLIC) },
    { columns: { publishedAt: now, audienceRevision: 2 } },
  ],
  [
    'publishing what is withheld',
    { story: { privacyLevel: 'withheld', withheldLevel: PUBLIC }, save: becomes(PUBLIC) },
    { columns: { publishedAt: long } },
  ],
  ['hiding', { save: hides }, { columns: hidden }],
  [
    'a text of another client beside a draft',
    { draft: {}, save: text },
    { ...keeps, draft: marked, columns: settled },
  ],
  [
    'a text made from an auto-saved draft',
    { story: { draftChangedAt: drafted }, draft: autosaved, save: { ...replacing, base: drafted } },
    { ...published, columns: settled },
  ],
  [
    'a text made from a draft saved by button',
    { draft: {}, save: replacing },
    { versionKind: SAVED, draft: goneAs(SAVED), grown: 1, revised: 5, columns: settled },
  ],
  [
    'the text of the draft',
    { draft: { differsFromGiven: false }, save: replacing },
    { ...published, columns: settled },
  ],
  [
    'the published text, chosen over a conflicting draft',
    { differs: false, draft: conflicting, save: replacing },
    { draft: goneAs(NOT_CHOSEN), columns: resettled },
  ],
  [
    'a title that replaces a draft, also an auto-saved one',
    { draft: autosaved, save: { ...titled('Title'), replacesDraft: true } },
    { draft: goneAs(SAVED), columns: resettled },
  ],
  [
    'a text made from a draft that was changed since',
    { story: { draftChangedAt: drafted }, draft: {}, save: { ...replacing, base: earlier } },
    { ...keeps, draft: marked, columns: settled },
  ],
  [
    'a third text over both of a conflict, however recently they were auto-saved',
    { story: soon, draft: { ...conflicting, ...soon }, save: { ...replacing, isAutosave: true } },
    {
      versionKind: NOT_CHOSEN,
      draft: goneAs(NOT_CHOSEN),
      grown: 1,
      revised: 5,
      columns: { ...settled, ...keptAuto },
    },
  ],
  ['publishing without a draft', { save: { publishesDraft: true } }, 'unchanged'],
  ['publishing a conflict unseen', { draft: conflicting, save: { publishesDraft: true } }, 'conflict'],
  [
    'publishing a conflicting draft',
    { draft: conflicting, save: { publishesDraft: true, base: drafted } },
    { versionKind: NOT_CHOSEN, draft: gone, revised: 4, tags: ['lamp'], columns: draftText },
  ],
  [
    'publishing a draft of a title',
    {
      draft: { title: 'New', tags: ['lamp', 'sea'], differsFromPublished: false },
      save: { publishesDraft: true },
    },
    { ...published, columns: { ...draftText, title: 'New' } },
  ],
  [
    'publishing a draft of tags',
    { draft: { differsFromPublished: false }, save: { publishesDraft: true } },
    { draft: gone, grown: -1, tags: ['lamp'], columns: { ...draftText, revisedAt: now } },
  ],
  [
    'hiding with the draft',
    { draft: {}, save: hides },
    { ...published, tags: ['lamp'], columns: { ...draftText, ...hidden } },
  ],
  [
    'hiding with the text of a conflicting draft',
    { draft: conflicting, save: hides },
    {
      versionKind: NOT_CHOSEN,
      draft: gone,
      revised: 4,
      tags: ['lamp'],
      columns: { ...draftText, ...hidden },
    },
  ],
  [
    'hiding with the text of a conflicting draft, and a title and tags of its own',
    { draft: conflicting, save: { given: { privacyLevel: PRIVATE, title: 'New' }, tags: [] } },
    {
      versionKind: NOT_CHOSEN,
      draft: goneAs(NOT_CHOSEN),
      grown: 1,
      revised: 5,
      tags: [],
      columns: { ...ofDraft, ...settled, ...hidden },
    },
  ],
  [
    'hiding with a text of its own',
    { draft: {}, save: { given: { ...words, privacyLevel: PRIVATE } } },
    {
      versionKind: SAVED,
      draft: goneAs(NOT_CHOSEN),
      grown: 1,
      revised: 5,
      columns: { ...settled, ...hidden },
    },
  ],
])('plans %s', (_what, { story = {}, draft, save: input = {}, differs }, expected) => {
  const save = saveOf(input);
  const differsFromGiven = differs ?? save.given.content !== undefined;
  const locked = { before: storyOf(story), differsFromGiven, size, tags: ['lamp', 'sea'] };
  const plan = planSave(locked, draft ? draftOf(draft, save) : null, save);
  if (typeof expected === 'string') return expect(plan).toBe(expected);
  const { revised, columns: more, grown = 0, ...others } = expected;
  const version = revised && { versionNumber: revised, shownVersionNumber: revised, revisedAt: now };
  const columns = { versionNumber: 3, updatedAt: now, ...save.given, ...version, ...more };
  const { privacyLevel, title, content, excerptText }: Partial<Story> = columns;
  const checked = { level: privacyLevel, title, content, excerptText, isStored: true };
  return expect(plan).toEqual({
    ...{ versionKind: null, draft: null, tags: null, ...others, columns, grown: grown * size },
    wordsBefore: others.draft?.isRemoved ? 2 : 1,
    checked: { ...checked, isTextChanged: revised !== undefined },
  });
});

test.each<[string, Partial<SaveInput>, boolean]>([
  ['no base', {}, false],
  ['the current text', { base: earlier }, false],
  ['an earlier text', { base: long }, true],
  ['an earlier draft, which it publishes', { base: earlier, publishesDraft: true }, true],
  ['the current draft, which it publishes', { base: drafted, publishesDraft: true }, false],
  ['an earlier draft, which it replaces', { base: earlier, replacesDraft: true }, false],
  ['the current text, which it hides', { base: earlier, ...hides }, false],
  ['an earlier draft, which it replaces and hides', { base: earlier, ...hides, replacesDraft: true }, true],
])('knows whether a save has an outdated base: %s', (_what, input, expected) => {
  expect(isOutdated(storyOf({ draftChangedAt: drafted }), saveOf(input))).toBe(expected);
});

interface ExpectedDraft {
  versionKind?: StoryVersionKind;
  grown?: number;
  /** Beside what was given or is kept, and the time of the save; null if there is no draft any more. */
  row: Partial<StoryDraft> | null;
}

test.each<[string, Given, ExpectedDraft]>([
  ['a first text', { save: text }, { grown: 1, row: {} }],
  ['a first auto-save', { save: auto }, { grown: 1, row: keptAuto }],
  ['a first title', { save: titled('New') }, { grown: 1, row: {} }],
  ['first tags', { save: { tags: ['sea'] } }, { grown: 1, row: {} }],
  ['the published text as the first', { differs: false, save: text }, { row: null }],
  ['a text', { draft: {}, save: text }, { versionKind: SAVED, grown: 1, row: {} }],
  ['a title', { draft: {}, save: titled('New') }, { versionKind: SAVED, grown: 1, row: {} }],
  ['tags', { draft: {}, save: { tags: [] } }, { row: {} }],
  [
    'an auto-save after a save',
    { draft: {}, save: auto },
    { versionKind: AUTOSAVED, grown: 1, row: keptAuto },
  ],
  ['an auto-save soon after', { draft: soon, save: auto }, { row: soon }],
  [
    'an auto-save long after',
    { draft: late, save: auto },
    { versionKind: AUTOSAVED, grown: 1, row: keptAuto },
  ],
  ['an auto-save of the text as it is', { draft: { differsFromGiven: false }, save: auto }, { row: {} }],
  ['the published text', { draft: {}, differs: false, save: text }, { versionKind: SAVED, row: null }],
  [
    'the published title',
    { draft: { differsFromPublished: false, title: 'New' }, save: titled('Title') },
    { versionKind: SAVED, row: null },
  ],
  [
    'the published tags',
    { draft: { differsFromPublished: false, tags: [] }, save: { tags: ['lamp'] } },
    { grown: -1, row: null },
  ],
  [
    'a text over a conflict, by a client without a base',
    { draft: conflicting, save: text },
    { versionKind: SAVED, grown: 1, row: conflicting },
  ],
  [
    'a text over a conflict, which ends it',
    { draft: conflicting, save: { ...text, base: drafted } },
    { versionKind: NOT_CHOSEN, grown: 1, row: {} },
  ],
  [
    'the merge of a conflict, however recently the draft was auto-saved',
    { draft: { ...conflicting, ...soon }, save: { ...auto, base: drafted } },
    { versionKind: AUTOSAVED, grown: 1, row: keptAuto },
  ],
])(
  'plans, for a draft, %s',
  (_what, { draft, save: input = {}, differs }, { row, grown = 0, versionKind = null }) => {
    const save = saveOf(input);
    const differsFromGiven = differs ?? save.given.content !== undefined;
    const held = draft ? draftOf(draft, save) : null;
    const { title, tags, wordCount } = held ?? { title: 'Title', tags: ['lamp'], wordCount: 1 };
    const wordsNow = save.given.wordCount ?? wordCount;
    const given = { title: save.given.title ?? title, tags: save.tags ?? tags, wordCount: wordsNow };
    const marks = { isConflicting: false, isAutosaved: false, versionKeptAt: null };
    const locked = { before: storyOf({}), differsFromGiven, size };
    expect(planDraftSave(locked, { draft: held, publishedTags: ['lamp'] }, save)).toEqual({
      ...{ versionKind, wordsBefore: wordCount, wordsNow, grown: grown * size },
      row: row && { ...given, ...marks, updatedAt: now, ...row },
    });
  },
);
