import { storage } from '../../ui/storage';

const keyOf = (memberId: string | null) => `writing_tips_dismissed:${memberId ?? 'anonymous'}`;

export const areTipsDismissed = (memberId: string | null): boolean => storage.get(keyOf(memberId)) === 'true';

export const dismissTips = (memberId: string | null): void => storage.set(keyOf(memberId), 'true');

export const bringTipsBack = (memberId: string | null): void => storage.remove(keyOf(memberId));
