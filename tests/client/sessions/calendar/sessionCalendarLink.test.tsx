import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOperationDescriptor } from 'relay-runtime';
import type { SessionCalendarLink_session$key } from '../../../../client/__generated__/SessionCalendarLink_session.graphql';
import document from '../../../../client/__generated__/SessionCalendarLinkQuery.graphql';
import { SessionCalendarLink } from '../../../../client/features/sessions/calendar/SessionCalendarLink';
import { answer, pending, refuse, renderScreens, variablesOf } from '../../stories/story/renderScreens';
import { environment } from '../../support/mockEnvironment';

const query = 'session.calendarUrl';
const id = 'session_1';

/** Only the link, for a session with this status. */
function Link({ status }: { status: string }) {
  environment.commitUpdate((store) => {
    const session = store.get(id) ?? store.create(id, 'Session');
    session.setValue(id, 'id');
    session.setValue(status, 'status');
  });
  const reference = {
    __id: id,
    __fragments: { SessionCalendarLink_session: {} },
    __fragmentOwner: createOperationDescriptor(document, { id }).request,
  };
  return <SessionCalendarLink session={reference as unknown as SessionCalendarLink_session$key} />;
}
const render = (status: string) =>
  renderScreens([{ path: '/sessions/1', element: <Link status={status} /> }], '/sessions/1');

/** The downloads that the browser was asked for. */
let downloads: string[];
beforeEach(() => {
  downloads = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => jest.restoreAllMocks());

const linkTo = (token: string) => ({
  session: {
    __typename: 'Session',
    id,
    calendarUrl: `https://writers.example/calendar/session.ics?token=${token}`,
  },
});

test.each(['SCHEDULED', 'IN_PROGRESS'])(
  'of a session that is %s downloads, each time by a new link',
  async (status) => {
    await render(status);
    expect(pending(query)).toEqual([]);
    for (const token of ['one', 'two']) {
      await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
      expect(screen.getByRole('button')).toBeDisabled();
      expect(variablesOf(query)).toEqual({ id });
      await answer(linkTo(token));
    }
    expect(downloads).toEqual(['/calendar/session.ics?token=one', '/calendar/session.ics?token=two']);
  },
);

test.each(['COMPLETED', 'CANCELLED'])('of a session that is %s is not there', async (status) => {
  await render(status);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure is shown, and can be tried again', async () => {
  await render('SCHEDULED');
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await refuse(query, { code: 'INTERNAL_SERVER_ERROR', message: 'boom' });
  expect(
    await screen.findByText('The calendar file could not be made. Please try again.'),
  ).toBeInTheDocument();
  expect(downloads).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeEnabled();
});
