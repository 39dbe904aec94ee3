import type { Privacy } from '../../documents/model/model';
import { GlobeIcon, LockIcon, PeopleIcon } from '../../ui/content/icons';
import { ChoiceCards } from '../../ui/form/ChoiceCards';

const choices = [
  { value: 'PRIVATE', label: 'Private', hint: 'Only you', Icon: LockIcon },
  { value: 'SHARED', label: 'Shared', hint: 'Members of the group', Icon: PeopleIcon },
  { value: 'PUBLIC', label: 'Public', hint: 'Everyone, on the blog', Icon: GlobeIcon },
] as const;

export interface PrivacyChoiceProps {
  value: Privacy;
  onChange: (level: Privacy) => void;
  /** The consequence of a choice. */
  note?: string;
  disabled?: boolean;
  error?: string;
}

export function PrivacyChoice({ note = '', ...props }: PrivacyChoiceProps) {
  return (
    <ChoiceCards
      {...props}
      note={note}
      legend="Who can read it"
      choices={choices}
      columns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
    />
  );
}
