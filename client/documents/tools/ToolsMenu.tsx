import { chakra, Menu, Portal } from '@chakra-ui/react';
import type { ShortcutId } from '../../settings/settings';
import { changeGroup } from '../../settings/settingsStore';
import { useSettings } from '../../settings/useSettings';
import { useShortcutHint } from '../../shortcuts/shortcuts';
import { CheckIcon, ChevronDownIcon } from '../../ui/content/icons';
import { Button } from '../../ui/form/Button';
import type { Writing } from '../screens/useWriting';

/** The tools for a text. */
export function ToolsMenu({ writing }: { writing: Writing }) {
  const { tools, refs, readOnly } = writing;
  const { editor } = useSettings();
  const { editor: handle } = refs;
  // Tools that take the focus wait until the menu has returned it to its button.
  const afterMenu = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
  const actions: Record<string, () => void> = {
    find: () => afterMenu(() => tools.show('find')),
    replace: () => afterMenu(() => tools.show('replace')),
    outline: () => tools.show('outline'),
    goal: () => tools.show('goal'),
    footnote: () => afterMenu(() => handle.current?.insertFootnote()),
    lines: () => afterMenu(() => handle.current?.toggleVerse()),
    scene: () => afterMenu(() => handle.current?.insertSceneBreak()),
  };
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => actions[value]?.()}>
      <Menu.Trigger asChild>
        <Button variant="ghost" size="sm">
          Tools
          <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Item value="find" shortcut="find" label="Find" />
            {!readOnly && <Item value="replace" shortcut="find_and_replace" label="Find and replace" />}
            <Item value="outline" shortcut="outline" label="Outline" />
            <Menu.Separator />
            {!readOnly && (
              <>
                <Item value="footnote" shortcut="footnote" label="Footnote" />
                <Item value="scene" shortcut="scene_break" label="Scene break" />
                <Item value="lines" shortcut="keep_lines" label="Keep lines and indents" />
                <Menu.Separator />
              </>
            )}
            <Item value="goal" label="Goal for this text" />
            <Menu.CheckboxItem
              value="focus"
              checked={editor.focus_paragraph}
              onCheckedChange={(focus_paragraph) => changeGroup('editor', { focus_paragraph })}
            >
              <Label shortcut="focus_paragraph">Focus on the paragraph</Label>
              <Menu.ItemIndicator>
                <CheckIcon />
              </Menu.ItemIndicator>
            </Menu.CheckboxItem>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function Item({ value, label, shortcut }: { value: string; label: string; shortcut?: ShortcutId }) {
  return (
    <Menu.Item value={value}>
      {shortcut ? <Label shortcut={shortcut}>{label}</Label> : <Menu.ItemText>{label}</Menu.ItemText>}
    </Menu.Item>
  );
}

function Label({ shortcut, children }: { shortcut: ShortcutId; children: string }) {
  const { keys } = useShortcutHint(shortcut);
  return (
    <>
      <Menu.ItemText flex="1">{children}</Menu.ItemText>
      <chakra.span aria-hidden ms="6" textStyle="small" color="ink.muted" hideBelow="md">
        {keys}
      </chakra.span>
    </>
  );
}
