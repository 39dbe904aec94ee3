import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { SettingHelp, settingLine } from './SettingsSection';

interface Choice<T> {
  value: T;
  label: string;
}

/** Choices whose labels are their values, with a capital. */
export const namedChoices = <T extends string>(...values: T[]): Choice<T>[] =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

interface ChoiceRowProps<T extends string | number> {
  label: string;
  help: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice among a few visible options, by the browser's radio buttons like ChoiceCards. */
export function ChoiceRow<T extends string | number>({
  label,
  help,
  choices,
  value,
  onChange,
}: ChoiceRowProps<T>) {
  const id = useId();
  return (
    <chakra.div
      {...settingLine}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      flexWrap="wrap"
    >
      <chakra.div flex="1 1 14rem">
        <chakra.span id={`${id}-label`} display="block" fontWeight="medium">
          {label}
        </chakra.span>
        <SettingHelp id={`${id}-help`}>{help}</SettingHelp>
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        p="0.5"
        borderWidth="1px"
        borderColor="rule.strong"
        borderRadius="md"
      >
        {choices.map((choice) => (
          <chakra.label
            key={choice.value}
            display="grid"
            placeItems="center"
            minH="9"
            minW="9"
            px="3"
            borderRadius="md"
            textStyle="small"
            fontWeight="medium"
            color="ink.muted"
            cursor="pointer"
            transitionProperty="background-color, color"
            transitionDuration="fast"
            _hover={{ color: 'ink' }}
            css={{
              '@media (pointer: coarse)': { minH: 'target' },
              '&:has(:checked)': { bg: 'accent.wash', color: 'accent' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent' },
            }}
          >
            <chakra.input
              type="radio"
              srOnly
              name={id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
