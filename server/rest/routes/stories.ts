import { limits } from '../../contract/limits';
import { storyBodyBytes } from '../../http';
import { type Route, route } from '../route';
import { content, search, storyList } from './parameters';

export const storiesRoutes: readonly Route[] = [
  route('GET /stories', 'storiesOfUser', {
    summary: 'Stories of one author that the viewer may read, newest first',
    ...storyList,
    query: {
      author_id: {
        variable: 'id',
        defaultsToViewer: true,
        description: 'The author; by default the viewer',
      },
      content,
    },
    select: 'node.stories',
  }),
  route('GET /stories/my', 'myStories', {
    summary: "The viewer's own stories, newest first",
    ...storyList,
    query: { content },
    select: 'viewer.stories',
  }),
  route('GET /stories/favorites', 'favoriteStories', {
    summary: "The viewer's favourites",
    ...storyList,
    query: { search, content },
    select: 'viewer.favoriteStories',
  }),
  route('GET /stories/my-favorites', 'favoriteStories', {
    summary: "The viewer's favourites",
    ...storyList,
    query: { search, content },
    select: 'viewer.favoriteStories',
  }),
  route('GET /stories/shared', 'sharedStories', {
    summary: 'Stories shared among members, including the viewer’s own',
    ...storyList,
    query: { content },
    select: 'viewer.sharedStories',
  }),
  route('POST /stories', 'createStory', {
    summary: 'Create a story',
    auth: 'required',
    bodyLimit: storyBodyBytes,
    select: 'createStory.story',
    status: 201,
  }),
  route('POST /stories/import', 'importStories', {
    summary: 'Import texts as stories with their dates, or report what would be created',
    auth: 'required',
    bodyLimit: storyBodyBytes,
    select: 'importStories.results',
  }),
  route('GET /stories/:id', 'story', { summary: 'A story', auth: 'optional', select: 'story' }),
  route('PUT /stories/:id', 'updateStory', {
    summary: 'Change a story; omitted fields stay unchanged',
    auth: 'required',
    bodyLimit: storyBodyBytes,
    select: 'updateStory.story',
  }),
  route('DELETE /stories/:id', 'deleteStory', { summary: 'Delete a story', auth: 'required', status: 204 }),
  route('POST /stories/:id/share', 'shareStory', {
    summary: 'Share a story with every member, or with some by name',
    auth: 'required',
    select: 'shareStory.story',
  }),
  route('POST /stories/:id/favorite', 'favoriteStory', {
    summary: 'Add a story to the favourites',
    auth: 'required',
    select: 'favoriteStory.story',
  }),
  route('DELETE /stories/:id/favorite', 'unfavoriteStory', {
    summary: 'Remove a story from the favourites',
    auth: 'required',
    answer: { is_favorited: false },
  }),
  route('GET /public/stories', 'publicStories', {
    summary: 'Public stories, newest first',
    list: { limit: limits.page.restStories },
    auth: 'optional',
    cacheable: true,
    query: {
      search,
      content,
    },
    select: 'publicStories',
  }),
  route('GET /public/stories/:id', 'story', {
    summary: 'A public story',
    auth: 'none',
    cacheable: true,
    select: 'story',
  }),
];
