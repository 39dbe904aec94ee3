import { TheHouse1763700000000 } from './1763700000000-theHouse';
import { Members1763800000000 } from './1763800000000-members';
import { Sessions1763900000000 } from './1763900000000-sessions';
import { WritingDesk1764000000000 } from './1764000000000-writingDesk';
import { DailyWriting1764100000000 } from './1764100000000-dailyWriting';
import { ProvedAddresses1764200000000 } from './1764200000000-provedAddresses';
import { PersonalAccessTokens1764300000000 } from './1764300000000-personalAccessTokens';
import { IdempotencyKeys1764400000000 } from './1764400000000-idempotencyKeys';
import { WordCounts1764500000000 } from './1764500000000-wordCounts';
import { FeedbackVoteOrder1764600000000 } from './1764600000000-feedbackVoteOrder';
import { InstallationSettings1764700000000 } from './1764700000000-installationSettings';
import { EditedAt1764800000000 } from './1764800000000-editedAt';

/** All migrations, oldest first. A released one is never changed. */
export const migrations = [
  TheHouse1763700000000,
  Members1763800000000,
  Sessions1763900000000,
  WritingDesk1764000000000,
  DailyWriting1764100000000,
  ProvedAddresses1764200000000,
  PersonalAccessTokens1764300000000,
  IdempotencyKeys1764400000000,
  WordCounts1764500000000,
  FeedbackVoteOrder1764600000000,
  InstallationSettings1764700000000,
  EditedAt1764800000000,
];
