import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Privacy } from '../../offline/model';
import { GlobeIcon, LockIcon, PeopleIcon } from '../../ui/icons';

const choices = [
  { level: 'PRIVATE', label: 'Private', hint: 'Only you', Icon: LockIcon },
  { level: 'SHARED', label: 'Shared', hint: 'Members of the group', Icon: PeopleIcon },
  { level: 'PUBLIC', label: 'Public', hint: 'Everyone, on the blog', Icon: GlobeIcon },
] as const;

export interface PrivacyChoiceProps {
  value: Privacy;
  onChange: (level: Privacy) => void;
  /** What a choice has led to. */
  note?: string;
  disabled?: boolean;
  error?: string;
}

export function PrivacyChoice({ value, onChange, note, disabled, error }: PrivacyChoiceProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <chakra.fieldset disabled={disabled} aria-describedby={error ? errorId : undefined}>
      <chakra.legend textStyle="label" mb="1.5">
        Who can read it
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="2">
        {choices.map(({ level, label, hint, Icon }) => (
          <chakra.label
            key={level}
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
              value={level}
              checked={value === level}
              onChange={() => onChange(level)}
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
      <chakra.p role="status" mt={note ? '1.5' : undefined} textStyle="small" color="ink.muted">
        {note}
      </chakra.p>
      {error && (
        <chakra.p id={errorId} mt="1.5" textStyle="small" color="danger">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
