import { Menu, Portal } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { CheckIcon, DeviceIcon, MoonIcon, SunIcon } from '../content/icons';
import { Button } from '../form/Button';
import { setTheme, type Theme, themes, useTheme } from './colorMode';

const names: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' };
const icons: Record<Theme, ComponentType> = { light: SunIcon, dark: MoonIcon, system: DeviceIcon };

export function ThemeSwitcher() {
  const theme = useTheme();
  const Current = icons[theme];
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button data-theme-switcher variant="ghost" size="icon" aria-label={`Theme: ${names[theme]}`}>
          <Current />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.RadioItemGroup value={theme} onValueChange={({ value }) => setTheme(value as Theme)}>
              {themes.map((choice) => {
                const Icon = icons[choice];
                return (
                  <Menu.RadioItem key={choice} value={choice}>
                    <Icon />
                    <Menu.ItemText>{names[choice]}</Menu.ItemText>
                    <Menu.ItemIndicator>
                      <CheckIcon />
                    </Menu.ItemIndicator>
                  </Menu.RadioItem>
                );
              })}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
