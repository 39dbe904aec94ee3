import { limits } from '../../contract/limits';
import { storyBodyBytes } from '../../http';
import { type Route, route } from '../route';
import { content } from './parameters';

const itsStory: Route['within'] = {
  name: 'story_id',
  ownerOf: async ({ loaders }, id) => (await loaders.storyVersionById.load(id))?.storyId,
};

export const versionsRoutes: readonly Route[] = [
  route('GET /stories/:id/versions', 'versionsOfStory', {
    summary: "What a story of the viewer's said before, the latest first",
    list: { limit: limits.page.restDefault },
    auth: 'required',
    query: { content },
    select: 'story.versions',
  }),
  route('POST /stories/:id/versions', 'createStoryVersion', {
    summary: "Keep a story's text of now under a name, or one that was not chosen in a conflict",
    auth: 'required',
    body: { name: 'name', title: 'title', content: 'content', local_id: 'localId' },
    bodyLimit: storyBodyBytes,
    select: 'createStoryVersion.version',
    status: 201,
  }),
  route('GET /stories/:story_id/versions/:id', 'storyVersion', {
    summary: "A version of a story of the viewer's",
    auth: 'required',
    within: itsStory,
    select: 'storyVersion',
  }),
  route('PUT /stories/:story_id/versions/:id', 'renameStoryVersion', {
    summary: 'Name a version; without a name it has none',
    auth: 'required',
    within: itsStory,
    body: { name: 'name' },
    select: 'renameStoryVersion.version',
  }),
  route('POST /stories/:story_id/versions/:id/restore', 'restoreStoryVersion', {
    summary: "Put a version's title and text in place of the story's, which become a version themselves",
    auth: 'required',
    within: itsStory,
    body: { base_updated_at: 'baseUpdatedAt' },
    select: 'restoreStoryVersion.story',
  }),
];
