import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Privacy } from '../../../client/documents/model/model';
import { storyRoutes } from '../../../client/features/story/storyRoutes';
import { answer, buildStory, documentServer, renderScreens } from './renderScreens';

export const title = () => screen.getByLabelText('Title');
export const content = () => screen.getByLabelText('Content');
export const button = (name: string) => screen.getByRole('button', { name });

export async function write(titleText: string, text: string) {
  if (titleText) await userEvent.type(title(), titleText);
  if (text) await userEvent.type(content(), text);
}

export async function openNew() {
  return renderScreens(storyRoutes, '/stories/new');
}

export async function openEdit(overrides: Record<string, unknown> = {}, memberId?: string) {
  const view = await renderScreens(storyRoutes, '/stories/story_1/edit', memberId);
  const story = buildStory(overrides);
  const { id, title: told, content: text, privacyLevel, tags, updatedAt } = story;
  const copy = { id, title: told, content: text, privacyLevel: privacyLevel as Privacy, updatedAt };
  documentServer.stories.set(id, { ...copy, tags: tags.map(({ name }) => name), details: {} });
  await answer('EditStoryPageQuery', { story });
  return view;
}

/** Waits until the text is stored and sent. */
export const saved = () => waitFor(() => expect(screen.getAllByText('Saved').length).toBeGreaterThan(0));
