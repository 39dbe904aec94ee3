import { storage } from './storage';

const copies = ['unread-notifications', 'last-goals', 'exercises', 'kept-texts'] as const;

/** The storage key of a copy of what the server has for a member. */
export const copyName = (kind: (typeof copies)[number], memberId: string) => `${kind}:${memberId}`;

/** Deletes all of a member's copies, at sign-out. What only this device has stays for their next sign-in. */
export function forgetCopies(memberId: string): void {
  for (const kind of copies) storage.remove(copyName(kind, memberId));
}
