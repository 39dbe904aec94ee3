import { limits } from '../../contract/limits';
import { storyBodyBytes } from '../../http/requests';
import { content, howMany, type Route, route } from '../route';

const { restDefault, restStories } = limits.page;

const listItem = '...StoryListItem';
const imported = 'outcome problems { field @fieldName message } story { ...StoryFacts }';

const search = { variable: 'search', description: 'Words to search for in titles, texts and author names' };
const favorites = { summary: "The viewer's favourites", list: restStories, query: { search, content } };

const withinItsStory: Route['within'] = {
  name: 'story_id',
  ownerOf: async ({ loaders }, id) => (await loaders.storyVersionById.load(id))?.storyId,
};

/** Stories, their versions and comments, and tags. */
export const storiesRoutes: readonly Route[] = [
  route('GET /stories', 'getStories: node.User.stories', listItem, {
    summary: 'Stories of one author that the viewer may read, newest first',
    list: restStories,
    query: {
      author_id: { variable: 'id', defaultsToViewer: true, description: 'The author; by default the viewer' },
      content,
    },
  }),
  route('GET /stories/my', 'myStories: viewer.stories', listItem, {
    summary: "The viewer's own stories, newest first by default",
    list: restStories,
    query: {
      search: { variable: 'search', description: 'Words to search for in titles and texts' },
      order_by: { variable: 'orderBy', description: 'The order' },
      tag: { variable: 'tag', description: 'Only stories with the tag of this name' },
      privacy_level: { variable: 'privacyLevel', description: 'Only stories of this privacy' },
      status: { variable: 'status', description: 'Only published stories, or only those with a draft' },
      content,
    },
  }),
  route('GET /stories/favorites', 'favoriteStories: viewer.favoriteStories', listItem, favorites),
  route('GET /stories/my-favorites', 'getStoriesMyFavorites: viewer.favoriteStories', listItem, favorites),
  route('GET /stories/shared', 'sharedStories: viewer.sharedStories', listItem, {
    summary: 'Stories shared among members, including the viewer’s own',
    list: restStories,
    query: { content },
  }),
  route('POST /stories', 'createStory.story', '...Story', {
    summary: 'Create a story',
    bodyLimit: storyBodyBytes,
    status: 201,
    mayBeGone: true,
  }),
  route('POST /stories/import', 'importStories.results', imported, {
    summary: 'Import texts as stories with their dates, or report what would be created',
    bodyLimit: storyBodyBytes,
  }),
  route('GET /stories/:id', 'story', '...Story', { summary: 'A story', auth: 'optional' }),
  route('PUT /stories/:id', 'updateStory.story', '...Story', {
    summary: 'Change a story; omitted fields stay unchanged',
    bodyLimit: storyBodyBytes,
  }),
  route('DELETE /stories/:id', 'deleteStory', 'deletedStoryId', { summary: 'Delete a story', status: 204 }),
  route('GET /stories/:id/draft', 'draftOfStory: story.draft', '...Draft', {
    summary: "The unpublished changes of one of the viewer's stories; 404 without any",
  }),
  route('PUT /stories/:id/draft', 'saveStoryDraft: updateStory.story', '...StoryWithDraft', {
    summary: "Change the draft of a story that others can read, or a private story's text",
    bodyLimit: storyBodyBytes,
    sets: { asDraft: true, replacesDraft: false },
  }),
  route('DELETE /stories/:id/draft', 'discardStoryDraft.story', 'id', {
    summary: 'Discard the draft of a story, which becomes a version',
    status: 204,
  }),
  route('POST /stories/:id/draft/publish', 'publishStoryDraft.story', '...StoryWithDraft', {
    summary: 'Publish the draft of a story',
  }),
  route('POST /stories/:id/share', 'shareStory.story', '...Story', {
    summary: 'Share a story with every member, or with some by name',
  }),
  route('POST /stories/:id/favorite', 'favoriteStory.story', 'isFavorited', {
    summary: 'Add a story to the favourites',
  }),
  route('DELETE /stories/:id/favorite', 'unfavoriteStory', 'unfavoritedStoryId', {
    summary: 'Remove a story from the favourites',
    answer: { is_favorited: false },
  }),
  route('GET /public/stories', 'publicStories', '...PublicStoryListItem', {
    summary: 'Public stories, newest first',
    list: restStories,
    auth: 'optional',
    cacheable: true,
    query: {
      search,
      author: { variable: 'author', description: 'Only stories by the member with this username' },
      tag: { variable: 'tag', description: 'Only stories with the tag of this name' },
      content,
    },
  }),
  route('GET /public/stories/:id', 'getPublicStoriesId: story', '...Story', {
    summary: 'A public story',
    auth: 'none',
    cacheable: true,
  }),

  route('GET /stories/:id/versions', 'versionsOfStory: story.versions', '...VersionListItem', {
    summary: "Versions of one of the viewer's stories, latest first",
    list: restDefault,
    query: { content },
  }),
  route('POST /stories/:id/versions', 'createStoryVersion.version', '...Version', {
    summary: "Store a story's current text under a name, or a text that lost a conflict",
    idSets: 'storyId',
    bodyLimit: storyBodyBytes,
    status: 201,
  }),
  route('GET /stories/:story_id/versions/:id', 'storyVersion', '...Version', {
    summary: "A version of one of the viewer's stories",
    within: withinItsStory,
  }),
  route('PUT /stories/:story_id/versions/:id', 'renameStoryVersion.version', '...Version', {
    summary: "Set a version's name; no name removes it",
    within: withinItsStory,
  }),
  route('POST /stories/:story_id/versions/:id/restore', 'restoreStoryVersion.story', '...StoryWithDraft', {
    summary: "Replace the story's title and text by those of a version; the replaced ones become a version",
    within: withinItsStory,
  }),

  route('GET /stories/:id/comments', 'commentsOnStory: story.comments', '...Comment', {
    summary: 'Comments on a story, oldest first',
    list: restDefault,
    auth: 'optional',
  }),
  route('POST /stories/:id/comments', 'addComment.comment', '...Comment', {
    summary: 'Comment on a story',
    idSets: 'storyId',
    status: 201,
  }),
  route('PUT /comments/:id', 'updateComment.comment', '...Comment', {
    summary: "Change one of the viewer's comments",
  }),
  route('DELETE /comments/:id', 'deleteComment', 'deletedCommentId', {
    summary: "Delete a comment; allowed for its author, the story's author and admins",
    status: 204,
  }),

  route('GET /tags', 'tags', '...Tag', { summary: 'All tags, by name', list: restDefault }),
  route('GET /tags/search', 'searchTags', '...Tag', {
    summary: 'Tags whose name starts with a text, then those that contain it',
    query: {
      q: { variable: 'search', description: 'The text to search for' },
      limit: howMany(limits.tag.suggestions),
    },
  }),
  route('GET /tags/popular', 'popularTags', '...Tag', {
    summary: 'The tags used by the most stories and exercises',
    query: { limit: howMany(limits.tag.popular) },
  }),
  route('GET /tags/validate', 'validateTagName', 'valid name error', {
    summary: "Check whether a text can be a tag's name, and normalise it",
    query: { name: { variable: 'name', description: 'The name' } },
  }),
  route('GET /tags/:id', 'tag', '...Tag', { summary: 'A tag' }),
  route('GET /tags/name/:name', 'tagByName', '...Tag', { summary: 'A tag by name' }),
  route('POST /tags', 'createTag.tag', '...Tag', {
    summary: 'Create a tag, or return the existing one',
    status: 201,
  }),
  route('PUT /tags/:id', 'updateTag.tag', '...Tag', {
    summary: "Change a tag's name or description; allowed for staff",
  }),
  route('DELETE /tags/:id', 'deleteTag', 'deletedTagId', {
    summary: 'Delete a tag and remove it from stories and exercises; allowed for staff',
    status: 204,
  }),
];
