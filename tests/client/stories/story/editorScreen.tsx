import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyCopy } from '../../../../client/documents/transport/serverCopies';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import { enter } from '../../support/formFields';
import { answer, buildStory, documentServer, renderScreens } from './renderScreens';

export const title = () => screen.getByLabelText('Title');
export const content = () => screen.getByLabelText('Content');
export const button = (name: string) => screen.getByRole('button', { name });

export function write(titleText: string, text: string) {
  if (titleText) enter(title(), titleText);
  if (text) enter(content(), text);
}

/** Opens the panel with what there is to decide besides the text. */
export async function openDetails() {
  await userEvent.click(button('Details'));
  await screen.findByRole('dialog', { name: 'Story details' });
}

export async function closeDetails() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Saves a new story: the main button opens its details, where the same button saves. */
export async function saveNew(label: 'Save' | 'Publish' = 'Save') {
  await userEvent.click(button(label));
  await screen.findByRole('dialog', { name: 'Story details' });
  await userEvent.click(button(label));
}

/** Waits until the page has read what this device has of the text. */
const opened = () => waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());

export async function openNew() {
  const view = await renderScreens(storyRoutes, '/stories/new');
  await opened();
  return view;
}

export async function openEdit(overrides: Record<string, unknown> = {}, memberId?: string) {
  const view = await renderScreens(storyRoutes, '/stories/story_1/edit', memberId);
  const story = buildStory(overrides);
  documentServer.stories.set(story.id, storyCopy(story));
  await answer({ story });
  await opened();
  return view;
}

/** Waits until the text is stored and sent. */
export const saved = () => waitFor(() => expect(screen.getAllByText('Saved').length).toBeGreaterThan(0));
