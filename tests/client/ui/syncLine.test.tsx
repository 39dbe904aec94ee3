import type { SyncOverview } from '../../../client/offline/desk';
import { syncLine } from '../../../client/ui/SyncLine';

const well: SyncOverview = {
  online: true,
  signedOut: false,
  syncing: 0,
  pending: 0,
  conflicts: 0,
  errors: 0,
  storageProblem: null,
};
const said = (overview: Partial<SyncOverview>) => syncLine({ ...well, ...overview })?.text;

describe('the line in the top bar', () => {
  it('says nothing while all is well', () => {
    expect(syncLine(well)).toBeNull();
  });

  it.each<[string, Partial<SyncOverview>]>([
    ['Offline', { online: false }],
    ['Offline · 2 pending', { online: false, pending: 1, syncing: 1 }],
    ['3 pending', { pending: 3 }],
    ['Syncing 2 stories...', { syncing: 2, pending: 1 }],
    ['Syncing 1 story...', { syncing: 1 }],
    ['Error', { errors: 1, pending: 2 }],
    ['Conflict', { conflicts: 1, errors: 1, online: false }],
  ])('says %s', (text, overview) => {
    expect(said(overview)).toBe(text);
  });

  it('leads to what wants its author, and tells listeners of nothing that passes by itself', () => {
    expect(syncLine({ ...well, conflicts: 1 })).toMatchObject({ leadsTo: 'conflict', spoken: true });
    expect(syncLine({ ...well, errors: 1 })).toMatchObject({ leadsTo: 'error', spoken: true });
    expect(syncLine({ ...well, online: false })).toMatchObject({ spoken: true });
    expect(syncLine({ ...well, syncing: 1 })).toMatchObject({ spoken: false });
    expect(syncLine({ ...well, pending: 1 })).toMatchObject({ spoken: false });
  });
});
