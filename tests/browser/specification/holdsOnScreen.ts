import { type BrowserRun, isLink, startBrowserRun } from '../support/visit';
import { allIsAsWritten, createOnlookers, look } from './look';
import type { Row, Rows } from './row';
import { buildWorld, type World } from './world';

/** A row that only opens a screen, and so leaves the app as it was. */
const isPlain = ({ at, after, answers, leadsTo }: Row) => !after && !answers && !leadsTo && !isLink(at);
/** Plain rows first, each person's together: they follow one another in the running app. */
const place = (row: Row) => (isPlain(row) ? `a ${row.as}` : 'b');

/** Checks each row on the running app; the test of a row fails if a text is missing or leads elsewhere. */
export function holdsOnScreen(rows: Rows): void {
  describe('the specification holds on screen', () => {
    let run: BrowserRun;
    let world: World;
    let onlooker: ReturnType<typeof createOnlookers>;
    let former: Row | undefined;

    beforeAll(async () => {
      run = await startBrowserRun();
      world = await buildWorld(run);
      onlooker = createOnlookers(run, world);
    });
    afterAll(() => run?.close());

    const inOrder = Object.entries(rows).sort(([, a], [, b]) => place(a).localeCompare(place(b)));
    it.each(inOrder)('%s', async (_name, row) => {
      const goesOn = former !== undefined && isPlain(row) && place(former) === place(row);
      former = undefined;
      const page = await onlooker(row.as, goesOn);
      expect(await look(page, world, row, goesOn)).toEqual(allIsAsWritten);
      former = row;
    });
  });
}
