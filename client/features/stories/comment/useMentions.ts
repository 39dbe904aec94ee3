import { type KeyboardEvent, type RefObject, useState } from 'react';
import { graphql } from 'react-relay';
import type { useMentionsQuery } from '../../../__generated__/useMentionsQuery.graphql';
import { useServerSearch } from '../../../relay/useServerSearch';
import { findTypedMention, mentionToInsert, type TypedMention } from './mentions';

const query = graphql`
  query useMentionsQuery($id: ID!, $search: String!) {
    story(id: $id) {
      id
      mentionableMembers(search: $search) {
        id
        name
        username
        profileImageUrl
      }
    }
  }
`;

export type Mentionable = NonNullable<useMentionsQuery['response']['story']>['mentionableMembers'][number];

const membersOf = ({ story }: useMentionsQuery['response']): readonly Mentionable[] =>
  story?.mentionableMembers ?? [];

/** Replaces a part of the text, so that the member can undo it in browsers with `execCommand`. */
function replaceIn(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  field.focus();
  field.setSelectionRange(start, end);
  // execCommand is deprecated, but nothing else keeps the history of undoing.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** While a mention is being typed: the members who may be mentioned, and the handlers of the text box. */
export function useMentions(storyId: string, field: RefObject<HTMLTextAreaElement | null>) {
  const [mention, setMention] = useState<TypedMention | null>(null);
  /** The index of the @ whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const entry = mention && mention.start !== closedAt ? `@${mention.word}` : '';
  const found = useServerSearch<useMentionsQuery, Mentionable>(query, entry, membersOf, storyId);
  const members = found?.items ?? [];
  const open = members.length > 0;
  const current = Math.min(active, members.length - 1);

  /** Finds the mention at the caret; to be called when the text or the caret has changed. */
  const detect = () => {
    const { value, selectionStart, selectionEnd } = field.current ?? {};
    const isCaret = selectionStart !== undefined && selectionStart === selectionEnd;
    const next = value !== undefined && isCaret ? findTypedMention(value, selectionStart) : null;
    if (next?.start !== mention?.start) setClosedAt(null);
    if (next?.start === mention?.start && next?.word === mention?.word) return;
    setMention(next);
    setActive(0);
  };
  const close = () => setClosedAt(mention?.start ?? null);
  const choose = (member: Mentionable | undefined) => {
    const element = field.current;
    if (!member || !mention || !element) return;
    const { insert, end } = mentionToInsert(member.username, element.value, element.selectionEnd);
    replaceIn(element, mention.start, end, insert);
    setMention(null);
  };
  /** Handles the keys of the list; returns whether this was one. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!open || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    const { key, shiftKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp')
      setActive((current + (key === 'ArrowDown' ? 1 : -1) + members.length) % members.length);
    else if ((key === 'Enter' || key === 'Tab') && !shiftKey) choose(members[current]);
    else if (key === 'Escape') close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { isTyped: entry !== '', members, open, current, setActive, detect, close, choose, onKeyDown };
}
