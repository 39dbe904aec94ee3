import { chakra } from '@chakra-ui/react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { importSettings, settingsFileName, settingsFileText } from '../../../settings/settingsFile';
import { resetSettings } from '../../../settings/settingsStore';
import { downloadText } from '../../../ui/content/downloadText';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { Sections, SettingHelp, SettingsSection, settingLine } from '../../../ui/form/SettingsSection';
import { AccountData } from './AccountSections';

const resetQuestion =
  'Are you sure you want to reset all settings to their defaults? This action cannot be undone.';

function exportSettings() {
  try {
    downloadText(settingsFileName(new Date()), settingsFileText(), 'application/json');
    toast.success('Settings exported successfully!');
  } catch {
    toast.error('Failed to export settings');
  }
}

async function importFile({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
  const file = input.files?.[0];
  if (!file) return;
  const problem = await importSettings(file);
  // Allows choosing the same file again.
  input.value = '';
  if (problem) toast.error(problem);
  else toast.success('Settings imported successfully!');
}

/** Exports, imports and resets this device's settings, then has the account's data. */
export function DataTab() {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Sections>
      <SettingsSection
        title="Settings on this device"
        lead="Your shortcuts, the editor’s settings, what to notify you about, default story privacy and activity status. They are kept in this browser, and some of them in your account too. How and when notifications reach you, and everything else in your account, stays as it is."
      >
        <DataRow
          label="Export settings"
          help="A file to keep, or to import in another browser."
          action={
            <Button variant="outline" size="sm" onClick={exportSettings}>
              Export Settings
            </Button>
          }
        />
        <DataRow
          label="Import settings"
          help="A file’s settings take the place of these."
          action={
            <>
              <chakra.input
                ref={chooser}
                type="file"
                accept="application/json,.json"
                aria-label="Settings file"
                hidden
                onChange={(event) => void importFile(event)}
              />
              <Button variant="outline" size="sm" onClick={() => chooser.current?.click()}>
                Import Settings
              </Button>
            </>
          }
        />
        <DataRow
          label="Reset settings"
          help="Puts each of these back to what it was at the beginning."
          action={
            <ConfirmDialog
              text={resetQuestion}
              confirmLabel="Reset"
              onConfirm={() => {
                resetSettings();
                toast.success('Settings reset to defaults!');
              }}
              trigger={
                <Button variant="outline" size="sm" color="danger">
                  Reset to Defaults
                </Button>
              }
            />
          }
        />
      </SettingsSection>
      <AccountData />
    </Sections>
  );
}

function DataRow({ label, help, action }: { label: string; help: string; action: ReactNode }) {
  return (
    <chakra.div {...settingLine} flexWrap="wrap">
      <chakra.div flex="1 1 14rem">
        <chakra.h3 fontWeight="medium">{label}</chakra.h3>
        <SettingHelp>{help}</SettingHelp>
      </chakra.div>
      {action}
    </chakra.div>
  );
}
