import { limits } from '../../contract/limits';
import { type Route, route } from '../route';

export const exercisesRoutes: readonly Route[] = [
  route('GET /exercises', 'exercises', {
    summary: 'Writing exercises, newest first',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    query: {
      difficulty: { variable: 'difficulty', description: 'Only those of this difficulty' },
      category: { variable: 'category', description: 'Only those of this category' },
    },
    select: 'exercises',
  }),
  route('POST /exercises', 'createExercise', {
    summary: 'Create an exercise; allowed for staff',
    auth: 'required',
    select: 'createExercise.exercise',
    status: 201,
  }),
  route('GET /exercises/:id', 'exercise', {
    summary: 'A writing exercise',
    auth: 'required',
    select: 'exercise',
  }),
  route('PUT /exercises/:id', 'updateExercise', {
    summary: 'Change an exercise; omitted fields stay unchanged',
    auth: 'required',
    select: 'updateExercise.exercise',
  }),
  route('DELETE /exercises/:id', 'deleteExercise', {
    summary: 'Delete an exercise; stories written from it stay',
    auth: 'required',
    status: 204,
  }),
];
