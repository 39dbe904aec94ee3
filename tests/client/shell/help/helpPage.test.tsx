import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { helpRoutes } from '../../../../client/shell/help/helpRoutes';
import { answer, refuse, renderScreens } from '../../stories/story/renderScreens';

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

test('the page leads on while the server’s information is on its way, all of which is shown then', async () => {
  await show();
  const topics = within(screen.getByRole('navigation', { name: 'Help topics' })).getAllByRole('link');
  const ways = topics.map((link) => link.getAttribute('href'));
  expect(ways.sort()).toEqual(['/about', '/sessions', '/settings', '/stories']);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  await answer({ info });
  expect(screen.queryByRole('status')).toBeNull();
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
  ['https://writers.example', 'https://writers.example'],
  ['desk@writers.example', 'mailto:desk@writers.example'],
  ['javascript:alert(1)', undefined],
])('the contact %s can be followed, if it is an address', async (contact, href) => {
  await show();
  await answer({ info: { ...info, contact } });
  const shown = screen.getByText(contact.replace('https://', ''));
  expect(shown.closest('a')?.getAttribute('href')).toBe(href);
});

test.each([
  ['by its button', () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['by itself once the browser is online', () => void window.dispatchEvent(new Event('online'))],
])('when the information can’t be had it is tried again %s', async (_how, tryAgain) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await show();
  await refuse('info', { code: 'NETWORK', message: 'no' });
  await tryAgain();
  await answer({ info });
  expect(screen.getByText('1.2.3')).toBeInTheDocument();
});
