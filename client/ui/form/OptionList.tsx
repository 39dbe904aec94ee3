import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const optionId = (listId: string, place: number) => `${listId}-${place}`;

/** The attributes of a text area with an `OptionList`: a field of several lines can't have the role of a combobox. */
export const suggestingProps = (listId: string, open: boolean, current: number) =>
  ({
    'aria-autocomplete': 'list',
    'aria-controls': open ? listId : undefined,
    'aria-activedescendant': open && current >= 0 ? optionId(listId, current) : undefined,
  }) as const;

/** The attributes of a field with an `OptionList`, by the ARIA practices of a combobox. */
export const comboboxProps = (listId: string, open: boolean, current: number) =>
  ({
    role: 'combobox',
    'aria-expanded': open,
    ...suggestingProps(listId, open, current),
  }) as const;

/** The styles of rows are set on the list, so that they are computed once: the command palette has 50 ms to show two dozen rows. */
const rowStyles = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minH: '10',
    px: '2',
    py: '1.5',
    borderRadius: 'md',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '{sizes.target}' },
    _hover: { bg: 'paper.hover' },
  },
  // The pointer selects the item under it, so hovering doesn't change its colour.
  '& > li[aria-selected=true]': { bg: 'accent.wash', _hover: { bg: 'accent.wash' } },
  '& > li > *': { overflowWrap: 'anywhere' },
  // Secondary text: a span that isn't a decorative picture.
  '& > li > span:not([aria-hidden])': { textStyle: 'small', color: 'ink.muted' },
};

interface OptionListProps<TItem> {
  id: string;
  label: string;
  items: readonly TItem[];
  keyOf: (item: TItem) => string;
  /** The place of the selected item; -1 for none. */
  current: number;
  /** Called as the pointer moves over an item, for a selection that follows it. */
  onPoint?: (place: number) => void;
  onChoose: (item: TItem) => void;
  children: (item: TItem) => ReactNode;
}

/** The suggestions of a combobox. Each row has a name, and `span`s for secondary text beside it. */
export function OptionList<TItem>(props: OptionListProps<TItem>) {
  const { id, label, items, keyOf, current, onPoint, onChoose, children } = props;
  return (
    <chakra.ul
      id={id}
      role="listbox"
      aria-label={label}
      p="1"
      listStyle="none"
      borderWidth="1px"
      borderColor="rule"
      borderRadius="md"
      css={rowStyles}
    >
      {items.map((item, place) => (
        <chakra.li
          key={keyOf(item)}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === current}
          onPointerMove={() => onPoint?.(place)}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          {children(item)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
