import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Imported here: the page is large, and the route would wait for it.
import '../../../../client/features/members/settings/SettingsPage';
import { settingsRoutes } from '../../../../client/features/members/settings/settingsRoutes';
import { answer, renderScreens, settle } from '../../stories/story/renderScreens';

export const stored = () => JSON.parse(localStorage.getItem('app_settings') ?? 'null');
export const keyOf = (id: string) =>
  stored()?.keyboard_shortcuts.find((shortcut: { id: string }) => shortcut.id === id).current_key;
export const button = (name: string) => screen.getByRole('button', { name });
export const tab = async (name: string) => {
  await userEvent.click(screen.getByRole('tab', { name }));
  await settle();
};
export const listOf = (type: string, nodes: readonly { id: string }[] = [], next: string | null = null) => ({
  edges: nodes.map((node) => ({ __typename: `${type}Edge`, cursor: node.id, node })),
  pageInfo: { endCursor: next, hasNextPage: next !== null },
});
export const open = (at = '') => renderScreens(settingsRoutes, `/settings${at}`);
/** Answers for the account of Ann, who has a password, but no provider, second factor, passkeys and nothing to list. */
export const answerAccount = (account: object = {}) =>
  answer({
    info: { signInProvider: null },
    viewer: {
      __typename: 'Viewer',
      mutedMembers: listOf('User'),
      blockedMembers: listOf('User'),
      secondFactor: null,
      passkeys: [],
      linkedProvider: null,
      hasPassword: true,
      storage: { bytes: 1_200_000, bytesMax: 2_000_000_000, hourBytes: 0, hourBytesMax: 200_000_000 },
      pendingEmail: null,
      email: 'ann@example.org',
      emailConfirmedAt: '2026-03-01T19:00:00.000Z',
      signIns: listOf('SignIn'),
      personalAccessTokens: listOf('PersonalAccessToken'),
      accountLog: listOf('AuditEntry'),
      ...account,
    },
  });
/** Opens the tab with the account's sections. */
export async function openPrivacy(account: object = {}) {
  const view = await open('?tab=privacy');
  await answerAccount(account);
  await screen.findByRole('heading', { name: 'Email address' });
  return view;
}

/** The files that a test saves from the page. */
export function recordDownloads() {
  const saved: { name: string; address: string }[] = [];
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:settings', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, address: this.href });
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return saved;
}

/** Imports a file with this text, or one that can’t be read. */
export const importFile = async (text: string | Error) => {
  const file = new File(['-'], 'settings.json', { type: 'application/json' });
  file.text = async () => {
    if (text instanceof Error) throw text;
    return text;
  };
  await userEvent.upload(screen.getByLabelText('Settings file'), file);
  await settle();
};
