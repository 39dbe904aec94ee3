import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ComponentType, useId } from 'react';

interface Choice<TValue extends string> {
  value: TValue;
  label: string;
  hint: string;
  Icon: ComponentType;
}

interface ChoiceCardsProps<TValue extends string> {
  legend: string;
  choices: readonly Choice<TValue>[];
  value: string;
  onChange: (value: TValue) => void;
  columns: ComponentProps<typeof chakra.div>['gridTemplateColumns'];
  /** The consequence of a choice; may be empty. */
  note?: string;
  disabled?: boolean;
  error?: string;
}

/** Radio buttons as cards. Weighed: Chakra's RadioCard, 4 KB of state machine for what the browser's radio buttons do. */
export function ChoiceCards<TValue extends string>(props: ChoiceCardsProps<TValue>) {
  const { legend, choices, value: chosen, onChange, columns, note, disabled, error } = props;
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <chakra.fieldset
      role="radiogroup"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <chakra.legend textStyle="label" mb="1.5">
        {legend}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={columns} gap="2">
        {choices.map(({ value, label, hint, Icon }) => (
          <chakra.label
            key={value}
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
            css={{
              '&:hover': { bg: 'paper.hover' },
              '&:has(:checked)': { borderColor: 'accent', bg: 'accent.wash' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
            }}
          >
            <chakra.input
              type="radio"
              srOnly
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
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
      {note !== undefined && (
        <chakra.p role="status" mt={note ? '1.5' : undefined} textStyle="small" color="ink.muted">
          {note}
        </chakra.p>
      )}
      {error && (
        <chakra.p id={errorId} mt="1.5" textStyle="small" color="danger">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
