import { chakra } from '@chakra-ui/react';
import { resetShortcuts } from '../../../settings/bindShortcut';
import type { ShortcutCategory } from '../../../settings/settings';
import { useSettings } from '../../../settings/useSettings';
import { setListKey, useListKey } from '../../../shortcuts/listKey';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { Sections, SettingsSection } from '../../../ui/form/SettingsSection';
import { SwitchRow } from '../../../ui/form/SwitchRow';
import { ShortcutRow } from './ShortcutRow';

const categories: readonly { category: ShortcutCategory; title: string }[] = [
  { category: 'editor', title: 'Editor' },
  { category: 'actions', title: 'Actions' },
  { category: 'navigation', title: 'Navigation' },
];

export function ShortcutsTab() {
  const { keyboard_shortcuts } = useSettings();
  const listKey = useListKey();
  const isChanged = keyboard_shortcuts.some(({ current_key, default_key }) => current_key !== default_key);
  return (
    <Sections>
      {categories.map(({ category, title }) => (
        <SettingsSection key={category} title={title}>
          {keyboard_shortcuts
            .filter((shortcut) => shortcut.category === category)
            .map((shortcut) => (
              <ShortcutRow key={shortcut.id} shortcut={shortcut} />
            ))}
        </SettingsSection>
      ))}
      <SettingsSection title="The list of shortcuts">
        <SwitchRow
          label="Open it with ?"
          help="Wherever you don’t write. Turn it off where a single key is too easily pressed, or spoken."
          checked={listKey}
          onChange={setListKey}
        />
      </SettingsSection>
      <chakra.div>
        <Button
          variant="outline"
          disabled={!isChanged}
          onClick={() => {
            resetShortcuts();
            toast.success('All shortcuts are back to their defaults');
          }}
        >
          Reset all shortcuts
        </Button>
      </chakra.div>
    </Sections>
  );
}
