import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { bindShortcut } from '../../../settings/bindShortcut';
import { formatCombination, mayBeTakenByBrowser } from '../../../settings/combination';
import type { KeyboardShortcut } from '../../../settings/settings';
import { Keys } from '../../../shortcuts/Keys';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { SettingHelp, settingLine } from '../../../ui/form/SettingsSection';
import { useFocusAfterRender } from '../../../ui/layout/useFocusAfterRender';
import { ShortcutField } from './ShortcutField';

export function ShortcutRow({ shortcut }: { shortcut: KeyboardShortcut }) {
  const { id, name, description, current_key, default_key } = shortcut;
  const [editing, setEditing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useRef<HTMLButtonElement>(null);
  const focusChange = useFocusAfterRender(change);
  const close = () => {
    setProblem(null);
    if (editing) focusChange();
    setEditing(false);
  };
  const bind = (keys: string) => {
    const binding = bindShortcut(id, keys);
    if (typeof binding === 'object') {
      setProblem(binding.problem);
      return;
    }
    if (binding === 'changed') toast.success('Keyboard shortcut updated!');
    close();
  };

  return (
    <chakra.div {...settingLine} flexWrap="wrap" alignItems={editing ? 'flex-start' : 'center'}>
      <chakra.div flex="1 1 14rem">
        <chakra.h3 fontWeight="medium">{name}</chakra.h3>
        <SettingHelp>{description}</SettingHelp>
        {mayBeTakenByBrowser(current_key) && (
          <SettingHelp>
            Some browsers keep {formatCombination(current_key)} for themselves. Where yours does, choose other
            keys.
          </SettingHelp>
        )}
      </chakra.div>
      {editing ? (
        <ShortcutField
          name={name}
          current={current_key}
          problem={problem}
          onTyping={() => setProblem(null)}
          onSave={bind}
          onCancel={close}
        />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Keys combination={current_key} />
          {current_key !== default_key && (
            <Button variant="ghost" size="sm" aria-label={`Reset ${name}`} onClick={() => bind(default_key)}>
              Reset
            </Button>
          )}
          <Button
            ref={change}
            variant="outline"
            size="sm"
            aria-label={`Change ${name}`}
            onClick={() => setEditing(true)}
          >
            Change
          </Button>
        </chakra.div>
      )}
      {problem && !editing && (
        <chakra.p role="alert" flexBasis="full" textStyle="small" color="danger">
          {problem}
        </chakra.p>
      )}
    </chakra.div>
  );
}
