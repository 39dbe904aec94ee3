import { copyName } from '../lib/memberCopies';
import { storage } from '../lib/storage';
import type { DocumentKind } from './model/model';

type Counts = Partial<Record<DocumentKind, number>>;

const nameOf = (memberId: string) => copyName('kept-texts', memberId);

function countsOf(memberId: string): Counts {
  try {
    return JSON.parse(storage.get(nameOf(memberId)) ?? '{}') as Counts;
  } catch {
    return {};
  }
}

/** How many of the latest texts of a kind this device keeps, if there are so many; 0 if that isn't known. */
export const keptCount = (memberId: string, kind: DocumentKind): number => countsOf(memberId)[kind] ?? 0;

export const setKeptCount = (memberId: string, kind: DocumentKind, count: number) =>
  storage.set(nameOf(memberId), JSON.stringify({ ...countsOf(memberId), [kind]: count }));

export const forgetKeptCounts = (memberId: string) => storage.remove(nameOf(memberId));
