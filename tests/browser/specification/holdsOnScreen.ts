import { isQueried } from '../../support/askedBy';
import { browserRun, isLoaded } from '../support/visit';
import { allIsAsWritten, createOnlookers, look, signInAndSettings } from './look';
import type { Row, Rows } from './row';
import { buildWorld, type World } from './world';

/** Whether navigating in the running app can open the row. Cached data would hide a simulated answer to a query. */
const opensWithoutLoading = ({ at, answers }: Row) => !isLoaded(at) && !(answers && isQueried(answers.to));

/** Whether the app can go on after the row: it keeps no text on the device, and waits for no answer. */
const leavesNothing = (row: Row) =>
  opensWithoutLoading(row) && row.answers?.with !== 'silence' && !row.after?.some((step) => 'write' in step);

/**
 * Each person's rows together, because they follow one another in the running app. Rows that lead elsewhere are last and keep
 * their order: they create, change and delete what other rows show. A row without `leadsTo` has no such place: it may change
 * only what no other row shows.
 */
const place = (row: Row) =>
  row.leadsTo ? 'b' : `a ${row.as} ${Number(!opensWithoutLoading(row)) + Number(!leavesNothing(row))}`;

/** Checks each row on the running app; the test of a row fails if a text is missing or the row ends elsewhere. */
export function holdsOnScreen(rows: Rows): void {
  describe('the specification holds on screen', () => {
    const run = browserRun();
    let world: World;
    let onlooker: ReturnType<typeof createOnlookers>;
    let former: Row | undefined;

    beforeAll(async () => {
      world = await buildWorld(run);
      onlooker = createOnlookers(run, world);
    });

    const inOrder = Object.entries(rows).sort(([, a], [, b]) => place(a).localeCompare(place(b)));
    it.each(inOrder)('%s', async (_name, row) => {
      const goesOn = former?.as === row.as && opensWithoutLoading(row);
      former = undefined;
      const page = await onlooker(row.as, goesOn);
      const before = await signInAndSettings(page);
      expect(await look(page, world, row, goesOn)).toEqual(allIsAsWritten);
      if (leavesNothing(row) && (await signInAndSettings(page)) === before) former = row;
    });
  });
}
