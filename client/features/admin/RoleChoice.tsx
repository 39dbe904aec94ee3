import { chakra } from '@chakra-ui/react';
import type { Role } from '../../__generated__/ManagedMemberMenu_member.graphql';
import { CheckboxField } from '../../ui/form/formFields';

const choices = [
  { role: 'INSTRUCTOR', label: 'Instructor' },
  { role: 'ADMIN', label: 'Administrator' },
] as const;

interface RoleChoiceProps {
  roles: readonly Role[];
  error?: string;
  onChange: (roles: readonly Role[]) => void;
}

/** The roles that not every member has. */
export const RoleChoice = ({ roles, error, onChange }: RoleChoiceProps) => (
  <chakra.fieldset>
    <chakra.legend textStyle="label">Roles</chakra.legend>
    {choices.map(({ role, label }) => (
      <CheckboxField
        key={role}
        checked={roles.includes(role)}
        error={role === 'ADMIN' ? error : undefined}
        onChecked={(checked) =>
          onChange(checked ? [...roles, role] : roles.filter((other) => other !== role))
        }
      >
        {label}
      </CheckboxField>
    ))}
  </chakra.fieldset>
);
