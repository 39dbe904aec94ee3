import { setFlagsFromString } from 'node:v8';

// Loading modules allocates much that survives, for which V8 would double its young generation up to the limit, and an idle server
// would keep these 30 MB. A growth factor of 1 prevents that.
setFlagsFromString('--semi-space-growth-factor=1');

/** From now on the young generation grows with the load, as V8 does by default. */
export const letYoungGenerationGrow = () => setFlagsFromString('--semi-space-growth-factor=2');
