import { act, screen, waitFor } from '@testing-library/react';
import { exerciseState } from '../../../../client/documents/model/exerciseState';
import { forgetOnDevice } from '../../../../client/features/members/settings/DeleteAccountDialog';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import { keepExercise, readKeptExercise } from '../../../../client/features/writing/exercise/keptExercises';
import { openEdit, openNew, write } from '../../stories/story/editorScreen';
import { answer, pending, refuse, renderScreens, setOnline, settle } from '../../stories/story/renderScreens';
import { buildExercise, memberId } from './exerciseScreens';

beforeEach(() => localStorage.clear());

const exercise = buildExercise({ timeLimitMinutes: 20 });
const prompt = () => screen.queryByRole('complementary', { name: 'Exercise' });
const gone = { code: 'NETWORK', message: 'no' } as const;

/** Begins a text from the exercise while offline. Returns its address. */
async function begin(): Promise<string> {
  const { router, unmount } = await openNew();
  setOnline(false);
  await act(async () => void router.navigate('/stories/new', { state: exerciseState(exercise) }));
  await settle();
  write('Dusk', 'It fell.');
  await waitFor(() => expect(router.state.location.search).toMatch(/localId=/));
  const { pathname, search } = router.state.location;
  unmount();
  return pathname + search;
}

test('a draft opened later by its address, offline, has its exercise', async () => {
  const address = await begin();
  await renderScreens(storyRoutes, address);
  await refuse('exercise', gone);
  expect(prompt()).toHaveTextContent('A room without colours');
  expect(prompt()).toHaveTextContent('The door had been left open.');
  expect(screen.getByRole('timer')).toHaveTextContent('20:00');
});

test('a device without the exercise reads it from the server, and then keeps it', async () => {
  const address = await begin();
  localStorage.clear();
  await renderScreens(storyRoutes, address);
  expect(prompt()).toBeNull();
  await answer({ exercise });
  expect(prompt()).toHaveTextContent('The door had been left open.');
  expect(readKeptExercise(memberId, 'exercise_1')).toMatchObject({ exerciseTimeLimit: 20 });
});

test('without the exercise and offline the draft can be continued', async () => {
  const address = await begin();
  localStorage.clear();
  await renderScreens(storyRoutes, address);
  await refuse('exercise', gone);
  expect(prompt()).toBeNull();
  expect(screen.getByLabelText('Content')).toHaveValue('It fell.');
});

test('a deleted exercise is removed', async () => {
  const address = await begin();
  await renderScreens(storyRoutes, address);
  expect(prompt()).toBeInTheDocument();
  await answer({ exercise: null });
  expect(prompt()).toBeNull();
  expect(readKeptExercise(memberId, 'exercise_1')).toBeNull();
});

test('a story on the server is edited with its exercise visible', async () => {
  await openEdit({ exercise });
  expect(prompt()).toHaveTextContent('The door had been left open.');
  expect(screen.getByRole('timer')).toHaveTextContent('20:00');
  expect(pending('exercise')).toHaveLength(0);
});

test('stored exercises are removed with the member’s other data on this device', () => {
  keepExercise(memberId, exerciseState(exercise));
  keepExercise('user_ben', exerciseState(exercise));
  forgetOnDevice(memberId);
  expect(readKeptExercise(memberId, 'exercise_1')).toBeNull();
  expect(readKeptExercise('user_ben', 'exercise_1')).not.toBeNull();
});

test('the latest twenty are kept, each once, and invalid ones are ignored', () => {
  for (let number = 1; number <= 21; number += 1)
    keepExercise(memberId, exerciseState({ ...exercise, id: `exercise_${number}` }));
  keepExercise(memberId, exerciseState({ ...exercise, id: 'exercise_2', title: 'Anew' }));
  expect(readKeptExercise(memberId, 'exercise_1')).toBeNull();
  expect(readKeptExercise(memberId, 'exercise_2')).toMatchObject({ exerciseTitle: 'Anew' });
  expect(readKeptExercise(memberId, 'exercise_3')).not.toBeNull();
  localStorage.setItem(`exercises:${memberId}`, '{"not');
  expect(readKeptExercise(memberId, 'exercise_2')).toBeNull();
});
