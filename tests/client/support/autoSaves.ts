import { changeGroup, resetSettings } from '../../../client/settings/settingsStore';

/** For tests that expect only the saves they ask for: auto-saves have their longest delay. */
export function withoutAutoSaves() {
  beforeEach(() => changeGroup('editor', { auto_save_delay: 30 }));
  afterEach(resetSettings);
}
