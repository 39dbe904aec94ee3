import { storage } from '../../lib/storage';

/** Tips that are dismissed separately. */
const names = ['writing', 'journal'] as const;
export type TipsName = (typeof names)[number];

const keyOf = (name: TipsName, memberId: string | null) =>
  `${name}_tips_dismissed:${memberId ?? 'anonymous'}`;

export const areTipsDismissed = (name: TipsName, memberId: string | null): boolean =>
  storage.get(keyOf(name, memberId)) === 'true';

export const dismissTips = (name: TipsName, memberId: string | null): void =>
  storage.set(keyOf(name, memberId), 'true');

export const restoreTips = (memberId: string | null): void => {
  for (const name of names) storage.remove(keyOf(name, memberId));
};
