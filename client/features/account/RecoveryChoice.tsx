import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { KeyIcon, MailIcon } from '../../ui/icons';

export type RecoveryMode = 'password' | 'magic-link';

const choices = [
  { mode: 'password', label: 'Reset Password', hint: 'Choose a new one', Icon: KeyIcon },
  { mode: 'magic-link', label: 'Magic Link', hint: 'Sign in without it', Icon: MailIcon },
] as const;

export interface RecoveryChoiceProps {
  value: RecoveryMode;
  onChange: (mode: RecoveryMode) => void;
}

/** What the mail's link is to do. */
export function RecoveryChoice({ value, onChange }: RecoveryChoiceProps) {
  const name = useId();
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" mb="1.5">
        What the link is for
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2">
        {choices.map(({ mode, label, hint, Icon }) => (
          <chakra.label
            key={mode}
            display="flex"
            alignItems="center"
            gap="3"
            minH="target"
            px="3"
            py="2"
            borderWidth="1px"
            borderColor="rule.strong"
            borderRadius="md"
            cursor="pointer"
            transitionProperty="background-color, border-color"
            transitionDuration="fast"
            _hover={{ bg: 'paper.hover' }}
            css={{
              '&:has(:checked)': { borderColor: 'accent', bg: 'accent.wash' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
            }}
          >
            <chakra.input
              type="radio"
              srOnly
              name={name}
              value={mode}
              checked={value === mode}
              onChange={() => onChange(mode)}
            />
            <Icon />
            <span>
              <chakra.span display="block" fontWeight="medium">
                {label}
              </chakra.span>
              <chakra.span display="block" textStyle="small" color="ink.muted">
                {hint}
              </chakra.span>
            </span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
