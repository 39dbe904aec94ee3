import { ChallengeMembership } from '../../../model/challenge.entity';
import { WritingDayOff, WritingGoalRow, WritingMinutes } from '../../../model/goal.entity';
import { challengesFile, goalsFile, writingMinutesFile } from './exportGoals';
import { type PersonalData, rowsOf } from './personalDataTable';

/** The part of the table of personal data that is about goals and challenges. */
export const personalGoals: Record<string, PersonalData> = {
  writing_goals: {
    members: ['user_id'],
    taken: goalsFile,
    removed: [rowsOf(WritingGoalRow, 'userId')],
  },
  writing_days_off: {
    members: ['user_id'],
    taken: { not: 'they stand in goals.json' },
    removed: [rowsOf(WritingDayOff, 'userId')],
  },
  writing_minutes: {
    members: ['user_id'],
    taken: writingMinutesFile,
    removed: [rowsOf(WritingMinutes, 'userId')],
  },
  challenges: {
    members: ['opened_by_id'],
    taken: challengesFile,
    removed: { not: 'they stay for their members, by Deleted member' },
  },
  challenge_members: {
    members: ['user_id'],
    taken: { not: 'they stand in challenges.json' },
    removed: [
      {
        by: 'userId',
        remove: (tx, userId) =>
          tx.execute(
            `UPDATE challenge_members m JOIN challenges c ON c.id = m.challenge_id
             SET c.member_count = c.member_count - 1 WHERE m.user_id = ?`,
            [userId],
          ),
      },
      rowsOf(ChallengeMembership, 'userId'),
    ],
  },
};
