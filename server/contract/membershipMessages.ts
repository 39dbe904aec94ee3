import { limits } from './limits';

/** Texts about managing members. */
export const membershipMessages = {
  account: { notFound: 'Member not found' },
  membership: {
    reasonNeeded: 'Give a reason',
    reasonTooLong: `A reason can have at most ${limits.reason.max} characters`,
    waits: 'This member waits for approval: approve or decline the request instead',
    ownAdminRole: 'You can’t take the role of administrator from yourself',
    lastAdmin: 'This member is the only administrator. Make someone else an administrator first.',
  },
} as const;
