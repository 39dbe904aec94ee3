import { cleanup, screen } from '@testing-library/react';
import { answer, variablesOf } from '../story/renderScreens';
import { field, fill, press } from '../support/formFields';
import { buildSession, fillInSession, groupIn, ownZone, showScreen } from './sessionScreens';

beforeEach(() => localStorage.clear());

describe('a new session', () => {
  const show = () => showScreen('/sessions/new', true);

  test('restores what was typed after the sign-in ended, until the server has it', async () => {
    await show();
    await fillInSession();
    cleanup();
    await show();
    expect(screen.getByText('The session you began has been restored.')).toBeInTheDocument();
    expect(field('Description')).toHaveValue('Openings.');
    expect(field('Repeats weekly')).toBeChecked();
    await press('Create Session');
    await answer({ createSession: { session: { id: 'session_9' } } });
    cleanup();
    await show();
    expect(field('Title')).toHaveValue('');
    expect(screen.queryByText('The session you began has been restored.')).toBeNull();
  });
});

describe('an edited session', () => {
  async function show(overrides: Record<string, unknown> = {}) {
    await showScreen('/sessions/session_1/edit', true);
    await answer('EditSessionPageQuery', { session: buildSession(overrides), ...groupIn(ownZone) });
  }

  test('restores unsaved changes on the copy that they started from', async () => {
    await show();
    fill('Title', 'Typed');
    cleanup();
    await show({ title: 'Theirs', updatedAt: '2026-03-02T00:00:00.000Z' });
    expect(screen.getByText('Your unsaved changes have been restored.')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Typed');
    await press('Save Changes');
    expect(variablesOf('updateSession').input).toEqual({
      id: 'session_1',
      title: 'Typed',
      baseUpdatedAt: '2026-03-01T00:00:00.000Z',
    });
  });
});
