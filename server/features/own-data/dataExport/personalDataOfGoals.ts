import { ChallengeMembership } from '../../../model/challenge.entity';
import { WritingDayOff, WritingGoalRow, WritingMinutes } from '../../../model/goal.entity';
import { challengesFile, goalsFile, writingMinutesFile } from './exportWriting';
import { type PersonalData, removalOf } from './personalDataTable';

/** The part of the table of personal data that is about goals and challenges. */
export const personalGoals: Record<string, PersonalData> = {
  writing_goals: {
    memberColumns: ['user_id'],
    exported: goalsFile,
    deleted: [removalOf(WritingGoalRow, 'userId')],
  },
  writing_days_off: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in goals.json' },
    deleted: [removalOf(WritingDayOff, 'userId')],
  },
  writing_minutes: {
    memberColumns: ['user_id'],
    exported: writingMinutesFile,
    deleted: [removalOf(WritingMinutes, 'userId')],
  },
  challenges: {
    memberColumns: ['opened_by_id'],
    exported: challengesFile,
    deleted: { none: "they stay for their members, who see 'Deleted member' as who opened them" },
  },
  challenge_members: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in challenges.json' },
    deleted: [
      {
        by: 'userId',
        remove: (tx, userId) =>
          tx.execute(
            `UPDATE challenge_members m JOIN challenges c ON c.id = m.challenge_id
             SET c.member_count = c.member_count - 1 WHERE m.user_id = ?`,
            [userId],
          ),
      },
      removalOf(ChallengeMembership, 'userId'),
    ],
  },
};
