import { ExerciseCategory, ExerciseDifficulty, PrivacyLevel, Role } from '../../../server/contract/enums';
import {
  buildComment,
  buildExercise,
  buildMember,
  buildSession,
  buildStory,
  type TestMember,
} from '../../support/factories';
import { restClient } from '../../support/restClient';
import type { BrowserRun } from '../support/visit';
import type { Who } from './row';

/** The group's members and content that the rows refer to. */
export interface World {
  people: Record<Exclude<Who, 'visitor'>, TestMember>;
  places: Readonly<Record<string, string>>;
}

export async function buildWorld({ server }: BrowserRun): Promise<World> {
  const member = await buildMember(server, {
    username: 'ines',
    displayName: 'Inés',
    bio: 'Writes on trains.',
  });
  const newcomer = await buildMember(server, { username: 'newcomer' });
  const leaver = await buildMember(server, { username: 'leaver' });
  const other = await buildMember(server, { username: 'ben', displayName: 'Ben' });
  const instructor = await buildMember(server, { username: 'ruth', roles: [Role.INSTRUCTOR] });
  const leni = await buildMember(server, { username: 'leni', displayName: 'Leni', roles: [Role.INSTRUCTOR] });
  const admin = await buildMember(server, { username: 'ada', displayName: 'Ada', roles: [Role.ADMIN] });

  const exercise = await buildExercise(server, leni, {
    title: 'A room without colours',
    objective: 'To see again',
    prompt: 'The door was',
    timeLimitMinutes: 30,
    isTemplate: true,
  });
  const endless = await buildExercise(server, leni, {
    title: 'Whatever you like',
    difficulty: ExerciseDifficulty.INTERMEDIATE,
    category: ExerciseCategory.PLOT,
  });
  const publicStory = await buildStory(server, member, {
    title: 'A story with everything in it',
    content: everything,
    privacyLevel: PrivacyLevel.PUBLIC,
    tags: ['one tag', 'another'],
    exerciseId: exercise.id,
  });
  const privateStory = await buildStory(server, member, { title: 'Kept to herself' });
  await buildStory(server, other, { title: 'Another in the blog', privacyLevel: PrivacyLevel.PUBLIC });
  await buildComment(server, instructor, publicStory.id, 'Well said.');
  const session = await buildSession(server, admin, {
    title: 'Monday Sprint',
    description: 'Come and write.',
    durationMinutes: 120,
    capacity: 10,
  });

  const rest = restClient(server);
  const call = async (method: 'POST' | 'PUT', who: TestMember, path: string, body: object) => {
    const answer = await rest.request(method, path, { token: who.token, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const make = async (who: TestMember, path: string, body: object) =>
    String((await call('POST', who, path, body)).id);
  const journal = await make(member, '/journals', {
    title: 'Friday, November 20, 2026',
    content: 'Rain on the tram.',
    journal_date: '2026-11-20T12:00:00.000Z',
  });
  const note = await make(member, '/notes', {
    title: 'Names for the ferry',
    content: 'Names for the ferry\nMarguerite, Old Patience',
    tags: ['harbour'],
    is_pinned: true,
    journal_id: journal,
  });
  await make(member, '/notes', { content: 'A line without a title.' });
  const otherStory = await buildStory(server, member, { title: 'To be gone on with' });
  const otherJournal = await make(member, '/journals', { title: 'Another day', content: 'Dry.' });
  const otherNote = await make(member, '/notes', { title: 'Bread', content: 'Bread.' });
  const otherFeedback = await make(member, '/feedback', {
    title: 'A bell that rings',
    description: 'It should ring at seven.',
    category: 'other',
  });
  const feedback = await make(member, '/feedback', {
    title: 'A darker dark',
    description: 'The evening is long.',
    category: 'feature',
    priority: 'low',
  });
  await call('PUT', admin, `/feedback/${feedback}/status`, { status: 'under_review' });
  await call('POST', admin, `/feedback/${feedback}/assign`, { assigned_to: leni.id });

  return {
    people: { member, newcomer, leaver, other, instructor, admin },
    places: {
      'public story': publicStory.id,
      'private story': privateStory.id,
      exercise: exercise.id,
      'endless exercise': endless.id,
      session: session.id,
      journal,
      note,
      feedback,
      'other story': otherStory.id,
      'other journal': otherJournal,
      'other note': otherNote,
      'other feedback': otherFeedback,
    },
  };
}

const everything = [
  '# A heading',
  'Some *words* and a [link](https://example.com).',
  '> A quote',
  '- one\n- two',
  '***',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '![A lamp](https://pictures.example/lamp.png)',
  'זה היה מאוחר.',
].join('\n\n');
