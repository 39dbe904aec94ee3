import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse } from '../../stories/story/renderScreens';
import { answerAccount, open } from './settingsOnPage';

const query = 'viewer.dataExport';
const button = () => screen.getByRole('button', { name: /Download everything|Preparing/ });
const press = () => userEvent.click(button());

/** The downloads that the browser was asked for. */
let downloads: { address: string; asFile: boolean }[];

beforeEach(async () => {
  downloads = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ address: this.getAttribute('href') ?? '', asFile: this.hasAttribute('download') });
  });
  await open('?tab=data');
});
afterEach(() => jest.restoreAllMocks());

const linkTo = (token: string) => ({
  viewer: {
    __typename: 'Viewer',
    dataExport: { __typename: 'DataExport', url: `https://writers.example/downloads/my-data?token=${token}` },
  },
});

test('each press waits for a link of its own, and then downloads from the app’s own address', async () => {
  expect(pending(query)).toEqual([]);
  await press();
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Preparing…');
  expect(downloads).toEqual([]);
  await answer(linkTo('one'));
  expect(screen.getByText('Your download has started')).toBeInTheDocument();
  await press();
  await answer(linkTo('two'));
  expect(downloads).toEqual([
    { address: '/downloads/my-data?token=one', asFile: true },
    { address: '/downloads/my-data?token=two', asFile: true },
  ]);
});

test('a refusal is shown in place, with a retry', async () => {
  await press();
  await refuse(query, { code: 'RATE_LIMITED', message: 'Too many attempts. Please try again later.' });
  expect(
    screen.getByText('Too many attempts. Please try again later.').closest('[role=alert]'),
  ).not.toBeNull();
  expect(downloads).toEqual([]);
  await press();
  expect(screen.queryByText('Too many attempts. Please try again later.')).toBeNull();
  await refuse(query, { code: 'INTERNAL_SERVER_ERROR', message: 'boom' });
  expect(screen.getByText('Your download could not be started. Please try again.')).toBeInTheDocument();
});

test.each([
  [1_200_000, '1.2 MB of 2 GB.', null],
  [
    1_900_000_000,
    '1.9 GB of 2 GB.',
    'Your space is 95 % full. What the server doesn’t take stays on this device.',
  ],
])(
  'shows how much of the space is taken: of %s bytes %s, and before it is full what then happens',
  async (bytes, text, warning) => {
    await answerAccount({
      storage: { bytes, bytesMax: 2_000_000_000, hourBytes: 0, hourBytesMax: 200_000_000 },
    });
    expect(screen.getByText(new RegExp(`take ${text}`))).toBeInTheDocument();
    const line = screen.queryByText(/^Your space/);
    if (warning) expect(line).toHaveTextContent(warning);
    else expect(line).toBeNull();
  },
);
