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
    summary: "Versions of one of the viewer's stories, latest first",
    list: { limit: limits.page.restDefault },
    auth: 'required',
    query: { content },
    select: 'story.versions',
  }),
  route('POST /stories/:id/versions', 'createStoryVersion', {
    summary: "Store a story's current text under a name, or a text that lost a conflict",
    auth: 'required',
    bodyLimit: storyBodyBytes,
    select: 'createStoryVersion.version',
    status: 201,
  }),
  route('GET /stories/:story_id/versions/:id', 'storyVersion', {
    summary: "A version of one of the viewer's stories",
    auth: 'required',
    within: itsStory,
    select: 'storyVersion',
  }),
  route('PUT /stories/:story_id/versions/:id', 'renameStoryVersion', {
    summary: "Set a version's name; no name removes it",
    auth: 'required',
    within: itsStory,
    select: 'renameStoryVersion.version',
  }),
  route('POST /stories/:story_id/versions/:id/restore', 'restoreStoryVersion', {
    summary: "Replace the story's title and text by those of a version; the replaced ones become a version",
    auth: 'required',
    within: itsStory,
    select: 'restoreStoryVersion.story',
  }),
];
