import { limits } from '../../contract/limits';
import { type Route, route } from '../route';

export const tagsRoutes: readonly Route[] = [
  route('GET /tags', 'tags', {
    summary: 'All tags, by name',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    select: 'tags',
  }),
  route('GET /tags/search', 'searchTags', {
    summary: 'Tags whose name starts with a text, then those that contain it',
    auth: 'required',
    query: {
      q: { variable: 'search', description: 'The text to search for' },
      limit: { variable: 'first', default: limits.tag.suggestions, description: 'How many, 1 to 100' },
    },
    select: 'searchTags',
  }),
  route('GET /tags/popular', 'popularTags', {
    summary: 'The tags used by the most stories and exercises',
    auth: 'required',
    query: {
      limit: { variable: 'first', default: limits.tag.popular, description: 'How many, 1 to 100' },
    },
    select: 'popularTags',
  }),
  route('GET /tags/validate', 'validateTagName', {
    summary: "Check whether a text can be a tag's name, and normalise it",
    auth: 'required',
    query: { name: { variable: 'name', description: 'The name' } },
    select: 'validateTagName',
  }),
  route('GET /tags/:id', 'tag', { summary: 'A tag', auth: 'required', select: 'tag' }),
  route('GET /tags/name/:name', 'tagByName', {
    summary: 'A tag by name',
    auth: 'required',
    select: 'tagByName',
  }),
  route('POST /tags', 'createTag', {
    summary: 'Create a tag, or return the existing one',
    auth: 'required',
    select: 'createTag.tag',
    status: 201,
  }),
  route('PUT /tags/:id', 'updateTag', {
    summary: "Change a tag's name or description; allowed for staff",
    auth: 'required',
    select: 'updateTag.tag',
  }),
  route('DELETE /tags/:id', 'deleteTag', {
    summary: 'Delete a tag and remove it from stories and exercises; allowed for staff',
    auth: 'required',
    status: 204,
  }),
];
