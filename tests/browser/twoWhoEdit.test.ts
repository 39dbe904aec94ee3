import { Role } from '../../server/contract/enums';
import { exerciseCalls } from '../support/exerciseCalls';
import { buildExercise, buildSession, memberOfFile } from '../support/factories';
import { sessionCalls } from '../support/sessionCalls';
import { itInAll } from '../support/testAll';
import { browserRun } from './support/visit';

const run = browserRun();
const ida = memberOfFile(run.server, { username: 'ida', displayName: 'Ida', roles: [Role.INSTRUCTOR] });
const ada = memberOfFile(run.server, { username: 'ada', displayName: 'Ada', roles: [Role.ADMIN] });

afterEach(() => run.leave());

itInAll('the second of two members who edit an exercise is asked, also after a reload', async () => {
  const calls = exerciseCalls(run.server);
  const { id } = await buildExercise(run.server, ida, { title: 'Rain', prompt: 'It began at noon.' });
  const page = await run.signedIn(ida);
  await page.goto(`/exercises/${id}/edit`);
  await page.getByLabel('Title').fill('Long rain');
  await calls.update({ id, title: 'Hail', prompt: 'It began at night.' }, ada.token);
  await page.reload();
  await page.getByText('What you typed before has been restored.').waitFor();
  expect(await page.getByLabel('Prompt').inputValue()).toBe('It began at night.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Someone else changed this exercise' });
  await question.getByText('Hail').waitFor();
  await question.getByText('Long rain').waitFor();
  await question.getByRole('button', { name: 'Save mine' }).click();
  await page.getByRole('heading', { level: 1, name: 'Long rain' }).waitFor();
  const { data } = await calls.read(id, ida.token);
  expect(data.exercise).toMatchObject({ title: 'Long rain', prompt: 'It began at night.' });
});

it('the second of two members who edit a session is asked, and may keep theirs', async () => {
  const calls = sessionCalls(run.server);
  const { id } = await buildSession(run.server, ida, { title: 'Monday Evening' });
  const page = await run.signedIn(ida);
  await page.goto(`/sessions/${id}/edit`);
  await page.getByLabel('Title').fill('Monday Night');
  await calls.update({ id, title: 'Tuesday Evening', capacity: 12 }, ada.token);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Someone else changed this session' });
  await question.getByText('Tuesday Evening').waitFor();
  await question.getByText('12', { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Keep theirs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tuesday Evening' }).waitFor();
  const { data } = await calls.read(id, ida.token);
  expect(data.session).toMatchObject({ title: 'Tuesday Evening', capacity: 12 });
});
