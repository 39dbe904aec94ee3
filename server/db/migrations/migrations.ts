import { TheHouse1763700000000 } from './1763700000000-theHouse';
import { Members1763800000000 } from './1763800000000-members';
import { Sessions1763900000000 } from './1763900000000-sessions';
import { WritingDesk1764000000000 } from './1764000000000-writingDesk';
import { DailyWriting1764100000000 } from './1764100000000-dailyWriting';

/** Every migration, oldest first. One that has been released is never changed. */
export const migrations = [
  TheHouse1763700000000,
  Members1763800000000,
  Sessions1763900000000,
  WritingDesk1764000000000,
  DailyWriting1764100000000,
];
