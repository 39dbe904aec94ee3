import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FindQuery } from '../../editor/editor';
import { formatNumber } from '../../ui/content/formats';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../../ui/content/icons';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { Input } from '../../ui/form/Field';
import type { Writing } from '../screens/useWriting';
import { useFind } from './useFind';

const longestPattern = 1_000;

/** Finds in the text, and replaces. It floats, so that the text stays where it is. */
export function FindBar({ writing }: { writing: Writing }) {
  const { tools, refs, readOnly } = writing;
  const [query, setQuery] = useState<FindQuery>(() => ({
    pattern: refs.editor.current?.selectedText() ?? '',
    matchCase: false,
    wholeWord: false,
    regex: false,
  }));
  const find = useFind(writing, query);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.select(), []);
  const isReplacing = tools.open === 'replace' && !readOnly;

  const close = () => {
    tools.close();
    refs.editor.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === field.current) find.step(event.shiftKey ? -1 : 1);
    else return;
    // Escape would leave Zen mode as well.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Bar role="search" aria-label="Find in the text" onKeyDown={onKeyDown}>
      <Row>
        <Input
          ref={field}
          aria-label="Find"
          aria-invalid={find.problem ? true : undefined}
          aria-describedby={`${id}-state`}
          placeholder="Find"
          value={query.pattern}
          maxLength={longestPattern}
          autoComplete="off"
          spellCheck={false}
          flex="1 1 8rem"
          minW="0"
          onChange={(event) => setQuery({ ...query, pattern: event.target.value })}
        />
        <Button variant="ghost" size="icon" aria-label="Previous match" onClick={() => find.step(-1)}>
          <ChevronUpIcon />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Next match" onClick={() => find.step(1)}>
          <ChevronDownIcon />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Close" onClick={close}>
          <CloseIcon />
        </Button>
      </Row>
      <Row>
        <Options query={query} onChange={setQuery} />
        <chakra.span
          id={`${id}-state`}
          role="status"
          ms="auto"
          textStyle="small"
          color={find.problem ? 'danger' : 'ink.muted'}
        >
          {find.problem ?? resultText(query, find)}
        </chakra.span>
      </Row>
      {isReplacing && <ReplaceRow find={find} regex={query.regex} />}
    </Bar>
  );
}

interface ReplaceRowProps {
  find: ReturnType<typeof useFind>;
  regex: boolean;
}

function ReplaceRow({ find, regex }: ReplaceRowProps) {
  const [replacement, setReplacement] = useState('');
  const replace = async (all: boolean) => {
    const count = await find.replace(replacement, all);
    if (all && count !== null) toast.success(`${formatNumber(count)} replaced`);
  };
  return (
    <Row>
      <Input
        aria-label="Replace with"
        placeholder={regex ? 'Replace with; $1 is a group' : 'Replace with'}
        value={replacement}
        maxLength={longestPattern}
        autoComplete="off"
        flex="1 1 8rem"
        minW="0"
        onChange={(event) => setReplacement(event.target.value)}
      />
      <Button variant="outline" size="sm" disabled={find.current < 0} onClick={() => void replace(false)}>
        Replace
      </Button>
      <Button variant="outline" size="sm" disabled={find.count === 0} onClick={() => void replace(true)}>
        Replace all
      </Button>
    </Row>
  );
}

const options = [
  ['matchCase', 'Match case'],
  ['wholeWord', 'Whole word'],
  ['regex', 'Pattern'],
] as const;

function Options({ query, onChange }: { query: FindQuery; onChange: (query: FindQuery) => void }) {
  return options.map(([name, label]) => (
    <chakra.label
      key={name}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH="9"
      me="2"
      textStyle="small"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        accentColor="accent"
        w="4"
        h="4"
        checked={query[name]}
        onChange={(event) => onChange({ ...query, [name]: event.currentTarget.checked })}
      />
      {label}
    </chakra.label>
  ));
}

function resultText({ pattern }: FindQuery, { count, current, isMore }: ReturnType<typeof useFind>): string {
  if (pattern === '') return '';
  if (count === 0) return 'No match';
  const all = `${formatNumber(count)}${isMore ? '+' : ''}`;
  return current < 0 ? `${all} found` : `${formatNumber(current + 1)} of ${all}`;
}

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    top: { base: '2', md: '4' },
    insetEnd: { base: '2', md: '4' },
    w: { base: 'calc(100% - 1rem)', md: '26rem' },
    zIndex: 'floating',
    display: 'grid',
    gap: '2',
    p: '2.5',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'rule.strong',
    borderRadius: 'md',
    boxShadow: 'raised',
    fontFamily: 'ui',
    fontSize: 'md',
    lineHeight: 'normal',
  },
});

const Row = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
    {children}
  </chakra.div>
);
