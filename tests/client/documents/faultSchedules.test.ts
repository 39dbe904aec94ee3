import fc from 'fast-check';
import { type DocumentKind, sameDetails } from '../../../client/documents/model/model';
import { isAll } from '../../support/testAll';
import { FaultSchedule } from './faultSchedule';
import type { Fault, Step } from './faultSteps';

const hours48 = 48 * 60 * 60_000;
const tab = fc.constantFrom(0 as const, 1 as const);
const paragraph = fc.nat(2);
const oneOf = <T extends string>(...values: T[]) => fc.constantFrom(...values);

/** A step that occurs as often as its weight says, with any of the values of its fields. */
const step = (weight: number, what: Step['do'], fields: Record<string, fc.Arbitrary<unknown>> = {}) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(what), ...fields }) as fc.Arbitrary<Step>,
});

const steps: fc.Arbitrary<Step> = fc.oneof(
  step(6, 'type', { tab, paragraph, quota: fc.nat(9).map((n) => n === 0) }),
  step(6, 'send', {
    fault: oneOf<Fault>('none', 'none', 'requestLost', 'answerLost', 'twice', '5xx', '401', 'late'),
    late: fc.boolean(),
  }),
  step(3, 'autosave'),
  step(3, 'answer'),
  step(2, 'save', { privacyLevel: fc.constantFrom(null, 'PRIVATE', 'PUBLIC') }),
  step(2, 'elsewhere', { paragraph }),
  step(2, 'look', { tab }),
  step(2, 'wait', { ms: fc.nat(40_000) }),
  step(2, 'serverCopy', { kept: fc.boolean() }),
  step(1, 'detail', { tab, value: fc.boolean() }),
  step(1, 'detailElsewhere', { value: fc.boolean() }),
  step(1, 'kill'),
  step(1, 'resolve', { resolution: oneOf('use-local', 'use-server', 'merge') }),
  step(1, 'clock', { ms: fc.constantFrom(-hours48, hours48) }),
);
const common = { weight: 20, arbitrary: steps };
const withDeletions = fc.oneof(common, step(1, 'deletedElsewhere'), step(1, 'remove'));
const does = oneOf('publish', 'withdraw', 'discard', 'olderClient');
const ofPublished = fc.oneof(common, step(2, 'otherDevice', { does, paragraph }), step(1, 'discard'));
const everyKind = ['story', 'journal', 'note'] as const satisfies DocumentKind[];
const schedule = (steps: fc.Arbitrary<Step>) => fc.array(steps, { minLength: 5, maxLength: 60 });

function played(steps: readonly Step[], kind: DocumentKind): FaultSchedule {
  const world = new FaultSchedule(kind);
  for (const next of steps) {
    world.run(next);
    expect(world.lost()).toEqual([]);
  }
  return world;
}

/**
 * The same schedules in each run, so that failures can be reproduced. `npm run test:schedules` sets another number
 * per kind, another seed or a single kind.
 */
const seed = Number(process.env.FAULT_SEED ?? 1);
const numRuns = Math.ceil(Number(process.env.FAULT_RUNS ?? (isAll ? 1_350 : 450)) / 3);
const kinds = everyKind.filter((kind) => kind === (process.env.FAULT_KIND ?? kind));

describe.each(kinds)('the text of a %s', (kind) => {
  it('loses no stored word by any faults in any order, is made once, and in sync within 60 seconds after them', () => {
    fc.assert(
      fc.property(schedule(steps), (happening) => {
        const world = played(happening, kind);
        expect(world.settle()).toBeLessThanOrEqual(60_000);
        expect(world.isSettled()).toBe(true);
        expect(world.lost()).toEqual([]);
        expect(world.server.made).toBeLessThanOrEqual(1);
        if (kind !== 'story' || !world.pressed.includes('PUBLIC')) expect(world.server.widenings).toEqual([]);
        const { document } = world.entry;
        if (!document?.id) return;
        const copy = world.server.copy(document.id);
        expect(copy?.content).toBe(document.content);
        expect(sameDetails(copy?.details ?? {}, document.details)).toBe(true);
      }),
      { numRuns, seed },
    );
  }, 240_000);

  it('is kept if it was deleted in one place and changed in another, and is never restored automatically', () => {
    fc.assert(
      fc.property(schedule(withDeletions), (steps) => {
        const world = played(steps, kind);
        world.settle();
        expect(world.lost()).toEqual([]);
        expect(world.server.rows.size).toBeLessThanOrEqual(1);
      }),
      { numRuns, seed },
    );
  }, 240_000);
});

const published: Step[] = [
  { do: 'save', privacyLevel: 'PUBLIC' },
  { do: 'send', fault: 'none', late: false },
];

if (kinds.includes('story'))
  describe('a story that others can read', () => {
    it('loses no stored word, and shows no word that its author did not publish', () => {
      fc.assert(
        fc.property(schedule(ofPublished), (steps) => {
          const world = played([...published, ...steps], 'story');
          expect(world.leaked()).toEqual([]);
          world.settle();
          expect(world.lost()).toEqual([]);
          expect(world.leaked()).toEqual([]);
          expect(world.isSettled()).toBe(true);
          const { document } = world.entry;
          const copy = document?.id ? world.server.copy(document.id) : null;
          expect(copy?.content).toBe(document?.content);
          expect(copy?.isConflicting).toBeUndefined();
        }),
        { numRuns, seed },
      );
    }, 240_000);
  });

/** Regression tests: schedules that once lost a word, or made the document twice. */
const mended: Record<string, Step[]> = {
  'kept after a deletion elsewhere, while a call that made it was still on its way': [
    { do: 'save', privacyLevel: null },
    { do: 'send', fault: 'late', late: true },
    { do: 'send', fault: 'none', late: false },
    { do: 'type', tab: 0, paragraph: 0, quota: false },
    { do: 'deletedElsewhere' },
    { do: 'serverCopy' },
    { do: 'resolve', resolution: 'use-local' },
    { do: 'answer' },
  ],
  'typed on in a tab that missed the deletion, while the call that made it was still on its way': [
    { do: 'autosave' },
    { do: 'send', fault: 'late', late: false },
    { do: 'remove' },
    { do: 'send', fault: 'none', late: false },
    { do: 'send', fault: 'none', late: false },
    { do: 'type', tab: 0, paragraph: 0, quota: false },
  ],
  'typed on in a tab that had read the text during a request, after it was deleted': [
    { do: 'autosave' },
    { do: 'send', fault: 'none', late: true },
    { do: 'look', tab: 0 },
    { do: 'answer' },
    { do: 'remove' },
    { do: 'send', fault: 'none', late: false },
    { do: 'type', tab: 0, paragraph: 0, quota: false },
    { do: 'autosave' },
  ],
  'the same paragraph in two tabs, of which the server had one, changed there in something else': [
    { do: 'type', tab: 0, paragraph: 1, quota: false },
    { do: 'autosave' },
    { do: 'send', fault: 'none', late: false },
    { do: 'detailElsewhere', value: true },
    { do: 'save', privacyLevel: null },
    { do: 'send', fault: 'none', late: true },
    { do: 'type', tab: 1, paragraph: 1, quota: false },
    { do: 'autosave' },
    { do: 'answer' },
  ],
};

test.each(Object.entries(mended))('%s', (_name, steps) => {
  for (const kind of everyKind) {
    const world = played(steps, kind);
    world.settle();
    expect(world.lost()).toEqual([]);
    expect(world.server.rows.size).toBe(1);
  }
});
