import { messages } from '../../../../server/contract/messages';

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
/** The server's current time. */
export const present = new Date('2026-03-02T18:00:00.000Z');
export const ahead = (ms: number) => new Date(present.getTime() + ms).toISOString();

/** Values that both create and update refuse, and values exactly at the limit. */
export const limits: [
  what: string,
  refused: Record<string, unknown>,
  message: string,
  taken: Record<string, unknown>,
][] = [
  ['an empty title', { title: '' }, messages.session.titleRequired, { title: 'x' }],
  ['a blank title', { title: ' \n\t' }, messages.session.titleRequired, { title: 'x' }],
  ['a title of 201', { title: 'x'.repeat(201) }, messages.session.titleTooLong, { title: 'é'.repeat(200) }],
  ['a blank description', { description: ' \n' }, messages.session.descriptionRequired, { description: 'x' }],
  [
    'a description of 5,001',
    { description: 'x'.repeat(5_001) },
    messages.session.descriptionTooLong,
    { description: '詩'.repeat(5_000) },
  ],
  [
    'a location of 201',
    { location: 'x'.repeat(201) },
    messages.session.locationTooLong,
    { location: 'é'.repeat(200) },
  ],
  ['10 minutes', { durationMinutes: 10 }, messages.session.duration, { durationMinutes: 15 }],
  ['62 minutes', { durationMinutes: 62 }, messages.session.duration, { durationMinutes: 65 }],
  ['1,445 minutes', { durationMinutes: 1_445 }, messages.session.duration, { durationMinutes: 1_440 }],
  ['one seat', { capacity: 1 }, messages.session.capacity, { capacity: 2 }],
  ['51 seats', { capacity: 51 }, messages.session.capacity, { capacity: 50 }],
  [
    'six years ahead',
    { dateTime: ahead(6 * 366 * dayMs) },
    messages.session.tooFar,
    { dateTime: ahead(5 * 365 * dayMs) },
  ],
];
