import { setFlagsFromString } from 'node:v8';

// Much of what loading modules allocates survives, for which V8 doubles its young generation up to the limit. An idle server
// would keep these 30 MB.
setFlagsFromString('--semi-space-growth-factor=1');

/** From now on the young generation grows with the load, as V8 does by default. */
export const letYoungGenerationGrow = () => setFlagsFromString('--semi-space-growth-factor=2');
