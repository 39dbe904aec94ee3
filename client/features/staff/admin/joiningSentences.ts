/** What each way to join means to somebody who wants to. */
export const joiningSentences = {
  OPEN: 'Everyone can join.',
  APPROVAL: 'People with an invitation join at once; everyone else asks, and an organiser decides.',
  INVITATION: 'Only people with an invitation can join.',
  CLOSED: 'Nobody can join, not even by invitation.',
} as const;
