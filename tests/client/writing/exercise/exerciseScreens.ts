import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exerciseRoutes } from '../../../../client/features/writing/exercise/exerciseRoutes';
import { renderScreens } from '../../stories/story/renderScreens';
import { field, fill } from '../../support/formFields';
import { ida } from '../../support/users';

export const memberId = 'user_ann';

/** Renders an exercise screen for a member or for staff. */
export const showScreen = (path: string, isStaff = false) =>
  renderScreens(exerciseRoutes, path, memberId, isStaff);

/** An exercise as in the server's answer, with all fields that any screen selects. */
export const buildExercise = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'Exercise',
  id: 'exercise_1',
  title: 'A room without colours',
  description: 'Describe a room.\nName no colour.',
  objective: 'To see by other means.\nTo trust the noun.',
  prompt: 'The door had been left open.',
  timeLimitMinutes: 90 as number | null,
  difficulty: 'INTERMEDIATE',
  category: 'FLASH_FICTION',
  isTemplate: false,
  createdAt: '2026-03-02T19:00:00.000Z',
  updatedAt: '2026-03-02T19:00:00.000Z',
  tags: [{ __typename: 'Tag', id: 'tag_sea', name: 'sea' }],
  creator: ida,
  viewerCanEdit: false,
  viewerCanDelete: false,
  ...overrides,
});

export const exercisesList = (exercises: ReturnType<typeof buildExercise>[], next: string | null = null) => ({
  exercises: {
    __typename: 'ExerciseConnection',
    edges: exercises.map((node) => ({ __typename: 'ExerciseEdge', cursor: `after ${node.id}`, node })),
    pageInfo: { endCursor: next, hasNextPage: next !== null },
  },
});

const choose = (label: string, words: string) => userEvent.selectOptions(field(label), words);

export function enterTag(name: string, key = 'Enter') {
  fill('Tags', name);
  fireEvent.keyDown(field('Tags'), { key });
}

export async function fillInExercise() {
  fill('Title', '  Rain  ');
  fill('Description', 'Let it rain.');
  fill('Objective', 'Weather.');
  fill('Prompt', 'It began at noon.');
  fill('Time limit in minutes', '45');
  await choose('Difficulty', 'Advanced');
  await choose('Category', 'Setting');
  await userEvent.click(field('Template'));
  enterTag('Sea');
  enterTag('rain', ',');
}
