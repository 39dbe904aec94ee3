import { KeyIcon, MailIcon } from '../../../ui/content/icons';
import { ChoiceCards } from '../../../ui/form/ChoiceCards';

export type RecoveryMode = 'password' | 'magic-link';

const choices = [
  { value: 'password', label: 'Reset Password', hint: 'Choose a new one', Icon: KeyIcon },
  { value: 'magic-link', label: 'Magic Link', hint: 'Sign in without it', Icon: MailIcon },
] as const;

interface RecoveryChoiceProps {
  value: RecoveryMode;
  onChange: (mode: RecoveryMode) => void;
}

/** The choice between a password link and a magic link. */
export function RecoveryChoice(props: RecoveryChoiceProps) {
  return (
    <ChoiceCards
      {...props}
      legend="What the link is for"
      choices={choices}
      columns={{ base: '1fr', sm: '1fr 1fr' }}
    />
  );
}
