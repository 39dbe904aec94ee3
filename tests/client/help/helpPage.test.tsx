import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { helpRoutes } from '../../../client/features/help/helpRoutes';
import { answer, pending, refuse, renderScreens } from '../story/renderScreens';

const info = {
  __typename: 'AppInfo',
  name: 'Monday Writers',
  version: '1.2.3',
  description: 'A home on the web for a community of writers',
  author: 'The Collective',
  contact: 'https://writers.example',
  apiVersion: '7',
  environment: 'production',
  build: 'abc123',
  features: ['stories', 'public blog'],
  extraFields: [{ name: 'group_time_zone', value: 'Europe/Paris' }],
};

const show = () => renderScreens(helpRoutes, '/help');
const waysOn = () => {
  const topics = within(screen.getByRole('navigation', { name: 'Help topics' }));
  return topics.getAllByRole('link').map((link) => link.getAttribute('href'));
};

test('the page leads on, whatever the server says', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Help & Information' })).toBeInTheDocument();
  expect(waysOn().sort()).toEqual(['/about', '/sessions', '/settings', '/stories']);
  expect(screen.getByRole('link', { name: 'Join a Session' })).toHaveAttribute('href', '/sessions');
  expect(screen.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
});

test('while the information is on its way, its shape is there', async () => {
  await show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  await answer({ info });
  expect(screen.queryByRole('status')).toBeNull();
});

test('the server’s information is shown, all of it', async () => {
  await show();
  await answer({ info });
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Version', '1.2.3'],
    ['API version', '7'],
    ['Environment', 'production'],
    ['Build', 'abc123'],
    ['Author', 'The Collective'],
    ['Contact', 'writers.example'],
    ['Group time zone', 'Europe/Paris'],
  ]);
  expect(
    screen.getByText((_text, element) => element?.textContent === `${info.name}: ${info.description}.`),
  ).toBeInTheDocument();
  const features = within(screen.getByRole('list', { name: 'Features' })).getAllByRole('listitem');
  expect(features.map((feature) => feature.textContent)).toEqual(info.features);
});

test.each([
  ['https://writers.example', 'https://writers.example', 'writers.example'],
  ['desk@writers.example', 'mailto:desk@writers.example', 'desk@writers.example'],
])('the contact %s can be followed', async (contact, href, name) => {
  await show();
  await answer({ info: { ...info, contact } });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a contact that is no address is words', async () => {
  await show();
  await answer({ info: { ...info, contact: 'javascript:alert(1)' } });
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
});

describe('when the information can’t be had', () => {
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await show();
    await refuse('info', { code: 'NETWORK', message: 'no' });
  });

  test('it can be tried again', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(pending('info')).toHaveLength(1);
    await answer({ info });
    expect(screen.getByText('1.2.3')).toBeInTheDocument();
  });

  test('it is tried again by itself once the browser is online', async () => {
    window.dispatchEvent(new Event('online'));
    await answer({ info });
    expect(screen.getByText('1.2.3')).toBeInTheDocument();
  });
});
