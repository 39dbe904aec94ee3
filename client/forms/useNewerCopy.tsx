import { type ReactNode, use, useRef, useState } from 'react';
import { parseJson } from '../lib/parseJson';
import { GraphQLRequestError, isRefusal } from '../lib/requestError';
import { storage } from '../lib/storage';
import { ViewerId } from '../lib/viewerId';
import { ChangedMeanwhile, type FieldTexts, type TheirChange } from '../ui/form/ChangedMeanwhile';
import { hasSameShape, keptName } from './keptForm';

/** The server's copy as form values. */
interface Copy<TValues> {
  values: TValues;
  updatedAt: string;
}

/** The copy that an edit started from, stored with the form. */
interface Base<TValues> extends Copy<TValues> {
  /** Values that were sent and neither saved nor refused, as far as the form knows: the server may have saved them. */
  unanswered: TValues | null;
}

interface NewerCopyOptions<TSaved, TValues, TChange> {
  /** The name of the server's copy in a conflict. */
  kind: 'feedback' | 'exercise' | 'session';
  /** Storage key of the unsent form. */
  name: string;
  /** The server's copy when the form was opened. */
  opened: TSaved;
  toValues: (saved: TSaved) => TValues;
  /** Returns the changed fields in the format in which they are sent. */
  toChange: (before: TValues, now: TValues) => TChange;
  /** The form as text, for the question. */
  toTexts: (values: TValues) => FieldTexts;
  /** Returns the server's copy after the change. */
  send: (change: TChange & { baseUpdatedAt: string }) => Promise<TSaved>;
}

/** The form whose values are in conflict with the server's newer copy. */
interface AskedForm<TValues> {
  values: TValues;
  sendAgain: () => void;
  discard: () => void;
}

/** Sends a change with its base and, on a conflict, asks which values to keep. */
export function useNewerCopy<
  TSaved extends { readonly updatedAt: string },
  TValues extends object,
  TChange extends object,
>(options: NewerCopyOptions<TSaved, TValues, TChange>) {
  const { kind, toValues, toChange, toTexts, send } = options;
  const name = keptName(use(ViewerId) ?? '', options.name);
  const toCopy = (saved: TSaved): Copy<TValues> => ({ values: toValues(saved), updatedAt: saved.updatedAt });
  const isEqual = (one: TValues, other: TValues) => Object.keys(toChange(one, other)).length === 0;
  /** The newest of the server's copies that the form knows. */
  const [newest, setNewest] = useState(() => toCopy(options.opened));
  const [asking, setAsking] = useState(false);
  const { base, latestBase, keep, changeBase } = useBase(name, () => readBase(name, newest, isEqual));

  /** Returns whether the server has the values; otherwise the question is shown. */
  async function save(values: TValues): Promise<boolean> {
    const { updatedAt, unanswered } = latestBase.current;
    // Sent again first: the server's answer says what it has, and who else changed something since.
    const sent = unanswered ?? values;
    const change = toChange(latestBase.current.values, sent);
    if (Object.keys(change).length === 0) return true;
    changeBase({ unanswered: sent });
    let saved: Copy<TValues>;
    try {
      saved = toCopy(await send({ ...change, baseUpdatedAt: updatedAt }));
    } catch (error) {
      // The server may have saved it.
      if (!isRefusal(error)) throw error;
      changeBase({ unanswered: null });
      const conflicting = copyIn<TSaved>(error, kind);
      if (conflicting) return saveOver(toCopy(conflicting), values);
      if (unanswered) return save(values);
      throw error;
    }
    changeBase({ values: sent, unanswered: null });
    return unanswered ? saveOver(saved, values) : true;
  }

  /** Saves over a newer copy if nobody else changed the form's fields in it; otherwise asks. */
  async function saveOver(newer: Copy<TValues>, values: TValues): Promise<boolean> {
    setNewest(newer);
    const isOwn = isEqual(latestBase.current.values, newer.values);
    setAsking(!isOwn);
    if (isOwn) changeBase(newer);
    return isOwn && save(values);
  }

  return {
    /** The form's initial values. */
    initial: base.values,
    save,
    /** Stores the base with the form's values. */
    keep,
    /** Starts from the server's newest copy; takeBack undoes it. */
    startOver: () => {
      const before = latestBase.current;
      changeBase({ ...newest, unanswered: null });
      const takeBack = () => {
        changeBase(before);
        return before.values;
      };
      return { initial: newest.values, takeBack };
    },
    question: ({ values, sendAgain, discard }: AskedForm<TValues>): ReactNode => (
      <ChangedMeanwhile
        what={kind}
        changes={asking ? theirChanges(toTexts(base.values), toTexts(newest.values), toTexts(values)) : null}
        onKeepEditing={() => setAsking(false)}
        onSaveMine={() => {
          changeBase({ updatedAt: newest.updatedAt });
          setAsking(false);
          sendAgain();
        }}
        onUseTheirs={discard}
      />
    ),
  };
}

export type NewerCopy<TValues extends object> = Pick<
  ReturnType<typeof useNewerCopy<{ readonly updatedAt: string }, TValues, object>>,
  'keep' | 'startOver' | 'question'
>;

/** The base as state, which is stored with the form's values. */
function useBase<TValues>(name: string, initial: () => Base<TValues>) {
  const [base, setBase] = useState(initial);
  // A retry needs the base that the last answer changed, before the next render.
  const latestBase = useRef(base);
  const keep = () => keepBase(name, latestBase.current);
  const changeBase = (changed: Partial<Base<TValues>>) => {
    latestBase.current = { ...latestBase.current, ...changed };
    setBase(latestBase.current);
    keep();
  };
  return { base, latestBase, keep, changeBase };
}

const baseKey = (name: string) => `${name}:base`;

/** The base stored with the form; the opened copy if nothing was stored, or if the server has what got no answer. */
function readBase<TValues extends object>(
  name: string,
  opened: Copy<TValues>,
  isEqual: (one: TValues, other: TValues) => boolean,
): Base<TValues> {
  const fresh = { ...opened, unanswered: null };
  const stored = parseJson(storage.get(baseKey(name)));
  if (storage.get(name) === null || !hasSameShape(stored, opened)) return fresh;
  const { values, updatedAt } = stored;
  const unanswered = hasSameShape(stored.unanswered, values) ? stored.unanswered : null;
  return unanswered && isEqual(unanswered, opened.values) ? fresh : { values, updatedAt, unanswered };
}

/** Stores the base while the form has stored values. */
const keepBase = <TValues,>(name: string, base: Base<TValues>) =>
  storage.set(baseKey(name), storage.get(name) === null ? null : JSON.stringify(base));

/** The server's copy, if the error is a conflict. */
function copyIn<TSaved>(error: unknown, kind: string): TSaved | undefined {
  if (!(error instanceof GraphQLRequestError) || error.code !== 'CONFLICT') return undefined;
  return error.extensions[kind] as TSaved | undefined;
}

/** The fields that others changed, and the form's own values of those that it would overwrite. */
const theirChanges = (before: FieldTexts, newest: FieldTexts, mine: FieldTexts): TheirChange[] =>
  Object.entries(newest)
    .filter(([label, theirs]) => theirs !== before[label])
    .map(([label, theirs]) => {
      const isTyped = mine[label] !== before[label] && mine[label] !== theirs;
      return { label, theirs, yours: isTyped ? mine[label] : undefined };
    });
