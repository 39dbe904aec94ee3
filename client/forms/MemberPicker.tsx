import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { limits } from '../../server/contract/limits';
import { Field, type FieldControlProps, Input } from '../ui/form/Field';
import { comboboxProps, OptionList } from '../ui/form/OptionList';
import { RemovableChips } from '../ui/form/RemovableChips';
import { focusNeighbour } from '../ui/layout/focusNeighbour';
import { type Member, useMemberSearch } from './useMemberSearch';

interface MemberPickerProps {
  chosen: readonly Member[];
  onChange: (chosen: readonly Member[]) => void;
  /** Called with the text in the search field, so that a form can refuse a name that was typed but not chosen. */
  onEntry?: (entry: string) => void;
  hint: string;
  error?: string;
  /** Selects a single member, replacing the previous one. */
  isSingle?: boolean;
}

/** Selects members: chips, and a search field with suggestions. */
export function MemberPicker({ chosen, onChange, onEntry, hint, error, isSingle }: MemberPickerProps) {
  const isFull = !isSingle && chosen.length >= limits.story.sharedWithMax;
  return (
    <Field label={isSingle ? 'Member' : 'Members'} hint={isFull ? fullHint : hint} error={error}>
      {(control) => (
        <>
          <RemovableChips
            label={isSingle ? 'Chosen member' : 'Chosen members'}
            items={chosen.map(({ id, name }) => ({ key: id, text: name }))}
            onRemove={({ key }, button) => {
              focusNeighbour(button, 'button', document.getElementById(control.id));
              onChange(chosen.filter(({ id }) => id !== key));
            }}
          />
          <MemberCombobox
            control={control}
            chosen={chosen}
            disabled={isFull}
            onEntry={onEntry}
            onChoose={(member) => onChange(isSingle ? [member] : [...chosen, member])}
            onRemoveLast={() => onChange(chosen.slice(0, -1))}
          />
        </>
      )}
    </Field>
  );
}

const fullHint = `That’s ${limits.story.sharedWithMax} members, the most that can be named.`;

interface MemberComboboxProps {
  control: FieldControlProps;
  /** Members that aren't suggested, because they are chosen already. */
  chosen: readonly Member[];
  disabled: boolean;
  onEntry?: (entry: string) => void;
  onChoose: (member: Member) => void;
  onRemoveLast: () => void;
}

/** The state of the combobox: the typed text, the members found for it, whether their list is open, the active one, and the keys. */
function useMemberCombobox({
  chosen,
  disabled,
  onEntry,
  onChoose,
  onRemoveLast,
}: Omit<MemberComboboxProps, 'control'>) {
  const [entry, setEntry] = useState('');
  const [active, setActive] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const found = useMemberSearch(entry);
  const members = (found?.items ?? []).filter(({ id }) => !chosen.some((member) => member.id === id));
  const isOpen = !isClosed && members.length > 0 && !disabled;
  const current = Math.min(active, members.length - 1);

  const enter = (text: string) => {
    setEntry(text);
    onEntry?.(text);
    setActive(0);
    setClosed(false);
  };
  const choose = (member: Member | undefined) => {
    if (!member) return;
    enter('');
    onChoose(member);
  };
  const move = (step: 1 | -1) => {
    setClosed(false);
    if (isOpen) setActive((current + step + members.length) % members.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter') choose(isOpen ? members[current] : undefined);
    else if (key === 'Escape' && isOpen) setClosed(true);
    else if (key === 'Backspace' && entry === '' && chosen.length > 0) onRemoveLast();
    else return;
    // Enter and Escape must not reach the surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
  };
  return { entry, enter, found, members, isOpen, current, setActive, choose, onKeyDown };
}

/** A search field with suggestions, by the ARIA practices of a combobox. */
function MemberCombobox({ control, ...props }: MemberComboboxProps) {
  const list = useMemberCombobox(props);
  const { entry, found, members, isOpen, current } = list;
  const listId = useId();
  return (
    <>
      <Input
        {...control}
        {...comboboxProps(listId, isOpen, current)}
        dir="auto"
        value={entry}
        disabled={props.disabled}
        maxLength={limits.search.max}
        placeholder="Type a name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => list.enter(event.target.value)}
        onKeyDown={list.onKeyDown}
      />
      <chakra.p role="status" textStyle="small" color="ink.muted" srOnly={isOpen}>
        {statusText(found, members.length, isOpen)}
      </chakra.p>
      {isOpen && (
        <OptionList
          id={listId}
          label="Members found"
          items={members}
          keyOf={({ id }) => id}
          current={current}
          onPoint={list.setActive}
          onChoose={list.choose}
        >
          {({ name, username }) => (
            <>
              <bdi>{name}</bdi>
              <span>@{username}</span>
            </>
          )}
        </OptionList>
      )}
    </>
  );
}

function statusText(found: ReturnType<typeof useMemberSearch>, count: number, isOpen: boolean): string {
  if (!found) return '';
  if (found.failed) return 'Members could not be searched just now.';
  if (found.items.length === 0) return 'No member by that name.';
  if (isOpen) return count === 1 ? '1 member found' : `${count} members found`;
  return '';
}
