import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { limits } from '../../../server/contract/limits';
import { CloseIcon } from '../content/icons';
import { passFocusOn } from '../layout/passFocusOn';
import { badgeRecipe } from '../theme/recipes';
import { Field, Input } from './Field';
import { type Member, useMemberSearch } from './useMemberSearch';

const Chip = chakra('li', badgeRecipe);

export interface MemberPickerProps {
  chosen: readonly Member[];
  onChange: (chosen: readonly Member[]) => void;
  hint: string;
  error?: string;
  /** Selects a single member, replacing the previous one. */
  only?: 'one';
}

/** Selects members: chips, and a search field with suggestions. */
export function MemberPicker({ chosen, onChange, hint, error, only }: MemberPickerProps) {
  const [entry, setEntry] = useState('');
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const listId = useId();
  const found = useMemberSearch(entry);
  const members = (found?.members ?? []).filter(({ id }) => !chosen.some((member) => member.id === id));
  const full = !only && chosen.length >= limits.story.sharedWithMax;
  const open = !closed && members.length > 0 && !full;
  const current = Math.min(active, members.length - 1);
  const optionId = (place: number) => `${listId}-${place}`;

  const choose = (member: Member | undefined) => {
    if (!member) return;
    onChange(only ? [member] : [...chosen, member]);
    setEntry('');
    setActive(0);
  };
  const move = (step: 1 | -1) => {
    setClosed(false);
    if (open) setActive((current + step + members.length) % members.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter') choose(open ? members[current] : undefined);
    else if (key === 'Escape' && open) setClosed(true);
    else if (key === 'Backspace' && entry === '' && chosen.length > 0) onChange(chosen.slice(0, -1));
    else return;
    // Enter and Escape must not reach the surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field label={only ? 'Member' : 'Members'} hint={full ? fullHint : hint} error={error}>
      {(control) => (
        <>
          {chosen.length > 0 && (
            <chakra.ul
              aria-label={only ? 'Chosen member' : 'Chosen members'}
              display="flex"
              flexWrap="wrap"
              gap="2"
              listStyle="none"
            >
              {chosen.map((member) => (
                <Chip key={member.id} tone="accent" pe="0.5">
                  <bdi>{member.name}</bdi>
                  <chakra.button
                    type="button"
                    aria-label={`Remove ${member.name}`}
                    onClick={({ currentTarget }) => {
                      passFocusOn(currentTarget, 'button', document.getElementById(control.id));
                      onChange(chosen.filter(({ id }) => id !== member.id));
                    }}
                    display="grid"
                    placeItems="center"
                    minW="6"
                    minH="6"
                    borderRadius="full"
                    cursor="pointer"
                    _hover={{ bg: 'paper.hover' }}
                  >
                    <CloseIcon width="1em" height="1em" />
                  </chakra.button>
                </Chip>
              ))}
            </chakra.ul>
          )}
          <Input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open ? optionId(current) : undefined}
            dir="auto"
            value={entry}
            disabled={full}
            maxLength={limits.search.max}
            placeholder="Type a name"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setEntry(event.target.value);
              setActive(0);
              setClosed(false);
            }}
            onKeyDown={onKeyDown}
          />
          <chakra.p role="status" textStyle="small" color="ink.muted" srOnly={open}>
            {newsOf(found, members.length, open)}
          </chakra.p>
          {open && (
            <chakra.ul
              id={listId}
              role="listbox"
              aria-label="Members found"
              listStyle="none"
              p="1"
              borderWidth="1px"
              borderColor="rule"
              borderRadius="md"
            >
              {members.map((member, place) => (
                <chakra.li
                  key={member.id}
                  id={optionId(place)}
                  role="option"
                  aria-selected={place === current}
                  display="flex"
                  flexWrap="wrap"
                  alignItems="center"
                  columnGap="2"
                  minH="10"
                  px="2"
                  borderRadius="md"
                  cursor="pointer"
                  css={{ '@media (pointer: coarse)': { minHeight: '{sizes.target}' } }}
                  bg={place === current ? 'accent.wash' : undefined}
                  onPointerMove={() => setActive(place)}
                  // Keeps the focus in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(member)}
                >
                  <bdi>{member.name}</bdi>
                  <chakra.span textStyle="small" color="ink.muted">
                    @{member.username}
                  </chakra.span>
                </chakra.li>
              ))}
            </chakra.ul>
          )}
        </>
      )}
    </Field>
  );
}

const fullHint = `That’s ${limits.story.sharedWithMax} members, the most that can be named.`;

function newsOf(found: ReturnType<typeof useMemberSearch>, count: number, open: boolean): string {
  if (!found) return '';
  if (found.failed) return 'Members could not be searched just now.';
  if (found.members.length === 0) return 'No member by that name.';
  if (open) return count === 1 ? '1 member found' : `${count} members found`;
  return '';
}
