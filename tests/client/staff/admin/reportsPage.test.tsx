import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminRoutes } from '../../../../client/features/staff/admin/adminRoutes';
import { answer, pending, refuse, renderScreens, variablesOf } from '../../stories/story/renderScreens';
import { buildUser, ida } from '../../support/users';
import { listOf } from './adminScreens';

const show = (path = '/admin/reports') => renderScreens(adminRoutes, path, 'user_ann', true);

const report = (id: string, overrides: object = {}) => ({
  __typename: 'ReportEdge',
  cursor: id,
  node: {
    __typename: 'Report',
    id,
    reason: 'STOLEN',
    note: 'From a book',
    createdAt: '2026-03-02T19:00:00.000Z',
    reporter: ida,
    ...overrides,
  },
});

const buildCase = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'ReportCase',
  id: 'case_1',
  kind: 'STORY',
  contentId: 'story_1',
  excerpt: 'The ferry · It left',
  path: '/stories/story_1',
  isOpen: true,
  createdAt: '2026-03-02T19:00:00.000Z',
  decision: null,
  decisionNote: null,
  settledAt: null,
  canHide: true,
  canRestore: false,
  canRemove: false,
  settledBy: null,
  isHeld: false,
  findings: [],
  contentChangedAt: null,
  contentAuthor: buildUser('Ben Okri'),
  reports: { __typename: 'ReportConnection', totalCount: 1, edges: [report('report_1')] },
  ...overrides,
});

const reported = (...cases: object[]) => answer({ reportCases: listOf('ReportCase', cases) });
const hidden = {
  isOpen: false,
  decision: 'HIDDEN',
  decisionNote: 'Copied',
  canHide: false,
  canRestore: true,
  settledAt: '2026-03-03T19:00:00.000Z',
  settledBy: buildUser('Ann'),
};

test('shows of each what it is, by whom, who reported it and why, with a link to it', async () => {
  await show();
  expect(variablesOf('reportCases')).toEqual({ state: 'OPEN' });
  await reported(buildCase());
  const row = within(screen.getByRole('article', { name: 'Story: The ferry · It left' }));
  for (const text of ['The ferry · It left', 'It is someone else’s work', 'From a book']) row.getByText(text);
  expect(row.getByRole('link', { name: 'Ben Okri' })).toHaveAttribute('href', '/u/ben');
  expect(row.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/stories/story_1');
  expect(row.queryByRole('button', { name: /Remove/ })).toBeNull();
});

test('the chosen tab names its panel while the reports are loaded', async () => {
  await show('/admin/reports?show=settled');
  const tab = screen.getByRole('tab', { name: 'Settled', selected: true });
  expect(tab).toHaveAttribute('aria-controls', screen.getByRole('tabpanel', { name: 'Settled' }).id);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Loading');
});

test('hiding needs a reason, and is undone where it was done', async () => {
  await show();
  await reported(buildCase());
  await userEvent.click(screen.getByRole('button', { name: /^Hide story/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(dialog.getByText('Say why: the author is told')).toBeInTheDocument();
  expect(pending('hideContent')).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox'), 'Copied');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(variablesOf('hideContent')).toEqual({ input: { id: 'story_1', reason: 'Copied' } });
  await answer({ hideContent: { reportCase: buildCase(hidden) } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Hidden')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Dismiss story/ })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('article')).toContainElement(document.activeElement as HTMLElement),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Restore story/ }));
  expect(variablesOf('restoreContent')).toEqual({ input: { id: 'story_1' } });
  const shown = buildCase({ ...hidden, canHide: true, canRestore: false });
  await answer({ restoreContent: { reportCase: shown } });
  expect(screen.getByText('Shown again since')).toBeInTheDocument();
});

const held = {
  isHeld: true,
  path: null,
  findings: ['The account was made today', 'The text has 3 links'],
  contentChangedAt: '2026-03-02T19:05:00.000Z',
  canRemove: false,
  reports: { __typename: 'ReportConnection', totalCount: 0, edges: [] },
};

test('what waits says why, is read whole, and is approved as it was read', async () => {
  await show();
  await reported(buildCase(held));
  const row = within(screen.getByRole('article'));
  for (const text of ['Nobody sees it yet', 'Why it waits', 'The text has 3 links']) row.getByText(text);
  expect(row.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
  expect(row.queryByRole('list', { name: 'Reports' })).toBeNull();

  await userEvent.click(row.getByRole('button', { name: /^Read all of it: story/ }));
  await answer({
    node: {
      __typename: 'ReportCase',
      id: 'case_1',
      heldText: 'It left at dawn.',
      contentChangedAt: '2026-03-02T19:05:00.000Z',
    },
  });
  expect(await row.findByRole('region', { name: 'The whole text' })).toHaveTextContent('It left at dawn.');

  await userEvent.click(row.getByRole('button', { name: /^Approve story/ }));
  expect(variablesOf('approveContent')).toEqual({
    input: { id: 'story_1', seenAt: '2026-03-02T19:05:00.000Z' },
  });
  const approved = { isOpen: false, isHeld: false, decision: 'APPROVED', canHide: true, settledBy: null };
  await answer({
    approveContent: {
      reportCase: buildCase({ ...held, ...approved, settledAt: '2026-03-03T19:00:00.000Z' }),
    },
  });
  expect(row.getByText('Approved')).toBeInTheDocument();
  expect(row.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('a case of something that waited and is gone can be dismissed', async () => {
  await show();
  await reported(buildCase({ ...held, kind: 'COMMENT', canHide: false }));
  expect(screen.getByRole('button', { name: /^Dismiss comment/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('what was changed since is not approved, and says so', async () => {
  await show();
  await reported(buildCase(held));
  await userEvent.click(screen.getByRole('button', { name: /^Approve story/ }));
  const message = 'It was changed since you read it. Read it again before you decide.';
  await refuse('approveContent', { code: 'CONFLICT', message });
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('a comment is removed, and a refusal is shown in the dialog', async () => {
  await show();
  await reported(buildCase({ kind: 'COMMENT', contentId: 'comment_1', canHide: false, canRemove: true }));
  expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Remove comment/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Rude');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await refuse('removeContent', { code: 'NOT_FOUND', message: 'This is not there any more' });
  expect(dialog.getByRole('alert')).toHaveTextContent('This is not there any more');
});

test('settled ones have an address, and empty lists say what will be there', async () => {
  const { router } = await show();
  await reported();
  expect(screen.getByText(/^What members report, what rules find/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Settled' }));
  expect(variablesOf('reportCases')).toEqual({ state: 'SETTLED' });
  await reported();
  expect(router.state.location.search).toBe('?show=settled');
  expect(screen.getByText('Reports that were decided will appear here.')).toBeInTheDocument();
});
