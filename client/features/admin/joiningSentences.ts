/** What each way to join means to somebody who wants to. */
export const joiningSentences = {
  OPEN: 'Everyone can join.',
  APPROVAL: 'Whoever is invited joins at once; everyone else asks, and an organiser decides.',
  INVITATION: 'Only who was invited can join.',
  CLOSED: 'Nobody can join, not even by invitation.',
} as const;
