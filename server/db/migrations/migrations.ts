import { TheHouse1763700000000 } from './1763700000000-theHouse';

/** Every migration, oldest first. One that has been released is never changed. */
export const migrations = [TheHouse1763700000000];
