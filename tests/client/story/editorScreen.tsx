import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyRoutes } from '../../../client/features/story/storyRoutes';
import { answer, buildStory, renderScreens } from './renderScreens';

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
  await answer('EditStoryPageQuery', { story: buildStory(overrides) });
  return view;
}

export const created = (overrides: Record<string, unknown>) => ({
  createStory: { story: buildStory({ title: 'Dusk', content: 'It fell.', ...overrides }) },
});
