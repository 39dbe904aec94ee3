import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { SettingHelp, settingLine } from './SettingsSection';

interface SwitchRowProps {
  label: string;
  help: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting with a switch. Chakra's Switch was weighed: for screen readers it is a checkbox, and it saves no line. */
export function SwitchRow({ label, help, checked, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <chakra.div {...settingLine}>
      <div>
        <chakra.label htmlFor={id} display="block" fontWeight="medium" cursor="pointer">
          {label}
        </chakra.label>
        <SettingHelp id={`${id}-help`}>{help}</SettingHelp>
      </div>
      <chakra.span position="relative" display="grid" placeItems="center" minH="target" flexShrink="0">
        <chakra.input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-help`}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          appearance="none"
          w="11"
          h="6"
          borderWidth="1px"
          borderColor="rule.strong"
          borderRadius="full"
          bg="paper.sunken"
          cursor="pointer"
          transitionProperty="background-color, border-color"
          transitionDuration="fast"
          _checked={{ bg: 'accent', borderColor: 'accent' }}
        />
        <chakra.span
          aria-hidden
          position="absolute"
          insetStart="1"
          w="4"
          h="4"
          borderRadius="full"
          bg="ink.muted"
          pointerEvents="none"
          transitionProperty="transform, background-color"
          transitionDuration="fast"
          css={{
            'input:checked + &': { bg: 'accent.ink', transform: 'translateX(1.25rem)' },
            '[dir="rtl"] input:checked + &': { transform: 'translateX(-1.25rem)' },
          }}
        />
      </chakra.span>
    </chakra.div>
  );
}
