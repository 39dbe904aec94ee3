import { versionRoutes } from '../../../../client/features/stories/version/versionRoutes';
import { answer, renderScreens } from '../story/renderScreens';

export const buildVersion = (n: number, overrides: Record<string, unknown> = {}) => ({
  __typename: 'StoryVersion',
  id: `version_${n}`,
  versionNumber: n,
  name: null as string | null,
  kind: 'SAVED',
  title: 'The Lamp',
  content: `Text ${n}.`,
  createdAt: '2026-03-02T19:00:00.000Z',
  wordCount: 100 * n,
  ...overrides,
});
type Version = ReturnType<typeof buildVersion>;

export const storyWith = (versions: Version[], overrides: Record<string, unknown> = {}) => ({
  story: {
    __typename: 'Story',
    id: 'story_1',
    title: 'The Lamp',
    wordCount: 350,
    versionNumber: versions.length + 1,
    updatedAt: '2026-03-03T19:00:00.000Z',
    workingUpdatedAt: '2026-03-03T19:00:00.000Z',
    draft: null,
    hasUnpublishedChanges: false,
    viewerCanEdit: true,
    versions: {
      edges: versions.map((node) => ({ __typename: 'StoryVersionEdge', cursor: node.id, node })),
      pageInfo: { endCursor: null, hasNextPage: false },
    },
    ...overrides,
  },
});
/** The story's other fields in a response, besides its versions. */
export const storyAlone = (content: string, overrides: Record<string, unknown>) => {
  const text = {
    content,
    excerpt: content,
    lang: null,
    readingTimeMinutes: 1,
    tags: [],
    privacyLevel: 'PRIVATE',
  };
  return storyWith([], { versions: undefined, ...text, ...overrides }).story;
};

export const three = () => [
  buildVersion(3, { name: 'Before the storm', kind: 'NAMED' }),
  buildVersion(2, { kind: 'AUTOSAVED' }),
  buildVersion(1, { kind: 'NOT_CHOSEN' }),
];

/** Opens the versions of a story. */
export async function show(versions = three(), search = '') {
  const view = await renderScreens(versionRoutes, `/stories/story_1/versions${search}`);
  await answer(storyWith(versions));
  return view;
}
