import { copyName } from '../lib/memberCopies';
import { storage } from '../lib/storage';
import type { DocumentKind } from './model/model';

type Counts = Partial<Record<DocumentKind, number>>;

const storageKey = (memberId: string) => copyName('kept-texts', memberId);

function readCounts(memberId: string): Counts {
  try {
    return JSON.parse(storage.get(storageKey(memberId)) ?? '{}') as Counts;
  } catch {
    return {};
  }
}

/** How many of the latest texts of a kind this device keeps for reading offline, at most; 0 if that isn't known. */
export const keptCount = (memberId: string, kind: DocumentKind): number => readCounts(memberId)[kind] ?? 0;

export const setKeptCount = (memberId: string, kind: DocumentKind, count: number) =>
  storage.set(storageKey(memberId), JSON.stringify({ ...readCounts(memberId), [kind]: count }));

export const forgetKeptCounts = (memberId: string) => storage.remove(storageKey(memberId));
