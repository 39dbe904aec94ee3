import { type BrowserRun, startBrowserRun } from '../support/visit';
import { allIsAsWritten, createOnlookers, look } from './look';
import type { Rows } from './row';
import { buildWorld, type World } from './world';

/** Checks each row on the running app; the test of a row fails if a text is missing or leads elsewhere. */
export function holdsOnScreen(rows: Rows): void {
  describe('the specification holds on screen', () => {
    let run: BrowserRun;
    let world: World;
    let onlooker: ReturnType<typeof createOnlookers>;

    beforeAll(async () => {
      run = await startBrowserRun();
      world = await buildWorld(run);
      onlooker = createOnlookers(run, world);
    });
    afterAll(() => run?.close());

    it.each(Object.entries(rows))('%s', async (_name, row) => {
      expect(await look(await onlooker(row.as), world, row)).toEqual(allIsAsWritten);
    });
  });
}
