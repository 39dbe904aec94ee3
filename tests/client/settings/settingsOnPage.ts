import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsRoutes } from '../../../client/features/settings/settingsRoutes';
import { answer, renderScreens, settle } from '../story/renderScreens';

export const stored = () => JSON.parse(localStorage.getItem('app_settings') ?? 'null');
export const keyOf = (id: string) =>
  stored()?.keyboard_shortcuts.find((shortcut: { id: string }) => shortcut.id === id).current_key;
export const button = (name: string) => screen.getByRole('button', { name });
export const tab = async (name: string) => {
  await userEvent.click(screen.getByRole('tab', { name }));
  await settle();
};
const none = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } };
/** Of a viewer who muted and blocked nobody, without two-step sign-in, passkeys and provider. */
export const plainViewer = {
  mutedMembers: none,
  blockedMembers: none,
  secondFactor: null,
  passkeys: [],
  linkedProvider: null,
};
/** Answers for the account of Ann, who has a password and nothing to list. */
export const answerAccount = (
  storage = { bytes: 1_200_000, bytesMax: 2_000_000_000, hourBytes: 0, hourBytesMax: 200_000_000 },
) =>
  answer('SettingsPageQuery', {
    info: { signInProvider: null },
    viewer: {
      ...plainViewer,
      hasPassword: true,
      storage,
      pendingEmail: null,
      email: 'ann@example.test',
      emailConfirmedAt: '2026-03-02T19:00:00.000Z',
      signIns: none,
      personalAccessTokens: none,
      accountLog: none,
    },
  });
export const open = (at = '') => renderScreens(settingsRoutes, `/settings${at}`);

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
