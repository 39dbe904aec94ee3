import { chakra, Dialog } from '@chakra-ui/react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useLayoutEffect, useState } from 'react';
import { limits } from '../../server/contract/limits';
import { combinationOf } from '../settings/combination';
import { readSettings } from '../settings/settingsStore';
import type { Command } from '../shortcuts/commands';
import { useShortcutHint } from '../shortcuts/shortcuts';
import { Input } from '../ui/form/Field';
import { comboboxProps, OptionList } from '../ui/form/OptionList';
import { Modal } from '../ui/layout/Modal';
import type { Entry } from './entries';
import { type PaletteEntries, usePaletteEntries } from './usePaletteEntries';

export interface CommandPaletteProps {
  /** The commands of the screen below. */
  screenCommands: readonly Command[];
  onClose: () => void;
  onChoose: (entry: Entry, newTab: boolean) => void;
}

/** Whether the keys are those that open the palette. */
const isPaletteShortcut = (event: KeyboardEvent) =>
  readSettings().keyboard_shortcuts.some(
    ({ id, current_key }) => id === 'command_palette' && current_key === combinationOf(event.nativeEvent),
  );

/** The index of the active row, and the handler of keys. */
function usePaletteKeys({ onClose, onChoose }: CommandPaletteProps, entries: readonly Entry[]) {
  const [active, setActive] = useState(0);
  const { length } = entries;
  const current = Math.min(active, length - 1);
  const choose = (newTab: boolean) => {
    const entry = entries[current];
    if (entry) onChoose(entry, newTab);
  };
  const actionOf = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'ArrowDown') return () => setActive((current + 1) % length);
    if (key === 'ArrowUp') return () => setActive((current - 1 + length) % length);
    if (key === 'Home') return () => setActive(0);
    if (key === 'End') return () => setActive(length - 1);
    if (key === 'Enter') return () => choose(ctrlKey || metaKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const closes = event.key === 'Escape' || isPaletteShortcut(event);
    const selects = !event.shiftKey && length > 0;
    const act = closes ? onClose : selects && actionOf(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { current, setActive, onKeyDown };
}

/** Hides the page below from assistive technology. */
function usePageHidden() {
  useEffect(() => {
    const page = document.getElementById('root');
    page?.setAttribute('aria-hidden', 'true');
    return () => page?.removeAttribute('aria-hidden');
  }, []);
}

/**
 * Props that make the dialog modal without Chakra's `modal`. That blocks the page below by inherited styles, for which the browser computes
 * the styles of all elements again: over a long list this takes longer than opening the palette.
 */
const modality = {
  modal: false,
  trapFocus: true,
  closeOnInteractOutside: true,
  place: { style: { pointerEvents: 'auto' }, overscrollBehavior: 'contain', touchAction: 'none' },
} as const;

/** How many rows are rendered first; the others follow a moment later. */
const firstRowCount = 5;

/** A search field with the app's screens and actions, the member's texts and other members. */
export function CommandPalette(props: CommandPaletteProps) {
  const { screenCommands, onClose, onChoose } = props;
  const [search, setSearch] = useState('');
  const found = usePaletteEntries(search, screenCommands);
  const isOpening = useDeferredValue(false, true);
  const entries = isOpening ? found.entries.slice(0, firstRowCount) : found.entries;
  const { current, setActive, onKeyDown } = usePaletteKeys(props, entries);
  const listId = useId();
  usePageHidden();
  useLayoutEffect(() => {
    document.getElementById(listId)?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [listId, current]);
  const status = statusOf(search, found);
  return (
    <Modal
      open
      onClose={onClose}
      {...modality}
      // `Palette` restores the focus itself, before it runs the chosen command.
      restoreFocus={false}
      box={{
        'aria-label': 'Search and commands',
        'aria-modal': true,
        alignSelf: 'flex-start',
        mt: { base: '0', md: '8vh' },
        maxW: '36rem',
        maxH: { base: '100%', md: '70vh' },
        p: '0',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <PaletteField
        list={comboboxProps(listId, entries.length > 0, current)}
        value={search}
        onKeyDown={onKeyDown}
        onValue={(typed) => {
          setSearch(typed);
          setActive(0);
        }}
      />
      <Dialog.Body
        minH="0"
        display="flex"
        flexDirection="column"
        // Only the list scrolls, and not the body, so that keys can scroll the active row into view.
        css={{
          '& > ul': { border: 'none', minH: '0', overflowY: 'auto' },
          '& bdi': { flex: '1', minW: '0' },
        }}
      >
        {entries.length > 0 && (
          <OptionList
            id={listId}
            label="Results"
            items={entries}
            keyOf={({ key }) => key}
            current={current}
            onPoint={setActive}
            onChoose={(entry) => onChoose(entry, false)}
          >
            {(entry) => <Row entry={entry} />}
          </OptionList>
        )}
      </Dialog.Body>
      <chakra.p
        role="status"
        // Chakra's srOnly would reset the padding even when it is false.
        {...(status.isCount ? { srOnly: true } : { px: '5', py: '3' })}
        textStyle="small"
        color="ink.muted"
        borderTopWidth={entries.length > 0 ? '1px' : undefined}
        borderColor="rule"
      >
        {status.text}
      </chakra.p>
    </Modal>
  );
}

interface PaletteFieldProps {
  list: ReturnType<typeof comboboxProps>;
  value: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onValue: (value: string) => void;
}

function PaletteField({ list, value, onKeyDown, onValue }: PaletteFieldProps) {
  return (
    <Input
      {...list}
      aria-label="Search and commands"
      placeholder="Search texts, members, screens and actions"
      dir="auto"
      autoFocus
      type="search"
      flexShrink="0"
      minH="12"
      px="5"
      borderWidth="0"
      borderBottomWidth="1px"
      borderColor="rule"
      borderBottomRadius="none"
      bg="transparent"
      outline="none"
      value={value}
      maxLength={limits.search.max}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      onChange={(event) => onValue(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

function Row({ entry: { label, detail, command } }: { entry: Entry }) {
  return (
    <>
      <bdi>{label}</bdi>
      {detail && <span>{detail}</span>}
      {command?.shortcut && <ShortcutKeys id={command.shortcut} />}
    </>
  );
}

const ShortcutKeys = ({ id }: { id: NonNullable<Command['shortcut']> }) => (
  <chakra.span hideBelow="md">{useShortcutHint(id).keys}</chakra.span>
);

const failedSubjects = { members: 'Members', texts: 'Your texts on the server' } as const;

/** The status line. A plain count of results is for screen readers only. */
function statusOf(search: string, { entries, isSearching, failed, leftOut }: PaletteEntries) {
  const message = (text: string) => ({ text, isCount: false });
  const [failedSearch] = failed;
  if (failedSearch) {
    const subject = failed.length > 1 ? 'The server' : failedSubjects[failedSearch];
    return message(`${subject} could not be searched just now.`);
  }
  const isEmpty = entries.length === 0 && search.trim() !== '';
  if (isEmpty && isSearching) return message('Searching…');
  const number = entries.length === 1 ? '1 result' : `${entries.length} results`;
  if (leftOut) return message(`${isEmpty ? 'Nothing found' : number}. ${leftOut}`);
  return isEmpty ? message('Nothing found. Try another word.') : { text: number, isCount: true };
}
