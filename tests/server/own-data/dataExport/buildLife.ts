import {
  DigestFrequency,
  ExerciseCategory,
  ExerciseDifficulty,
  FeedbackPriority,
  GoalPeriod,
  GoalUnit,
  NotificationKind,
  NotificationWay,
  PrivacyLevel,
} from '../../../../server/contract/enums';
import { identityHash } from '../../../../server/features/identity/oidc/identityProvider';
import { recoveryHash } from '../../../../server/features/identity/secondFactor/codes';
import { newFeedback } from '../../../../server/features/staff/feedback/feedback.service';
import { newExercise } from '../../../../server/features/writing/exercise/exercise.service';
import { exerciseTags, setTags } from '../../../../server/features/writing/tag/setTags';
import { newId } from '../../../../server/lib/ids';
import { ConfirmationCode } from '../../../../server/model/accountLink.entity';
import { CalendarFeed } from '../../../../server/model/calendarFeed.entity';
import { Exercise } from '../../../../server/model/exercise.entity';
import { Feedback } from '../../../../server/model/feedback.entity';
import { NotifiedFollower } from '../../../../server/model/follow.entity';
import { WritingDayOff, WritingGoalRow, WritingMinutes } from '../../../../server/model/goal.entity';
import { MemberSetting } from '../../../../server/model/memberSetting.entity';
import { Delivery, Notification } from '../../../../server/model/notification.entity';
import {
  NotificationPreferenceRow,
  NotificationSettingsRow,
} from '../../../../server/model/notificationSettings.entity';
import { NotifiedMember } from '../../../../server/model/notifiedMember.entity';
import { Passkey, PasskeyChallenge } from '../../../../server/model/passkey.entity';
import { ProviderIdentity } from '../../../../server/model/provider.entity';
import { PushMessages, PushSubscription } from '../../../../server/model/pushSubscription.entity';
import { ContentDecision } from '../../../../server/model/report.entity';
import { RecoveryCode, TotpSecret } from '../../../../server/model/secondFactor.entity';
import { UnseenComments } from '../../../../server/model/unseenComments.entity';
import {
  buildChallenge,
  buildInvitation,
  buildMember,
  buildSession,
  buildStory,
  buildToken,
  changeStory,
  type TestMember,
} from '../../../support/factories';
import { type TestServer } from '../../../support/testServer';

/** Inserts rows into every table that can hold data of a member. */
export async function buildLife(server: TestServer, username: string) {
  const member = await buildMember(server, {
    username,
    displayName: `${username} of the Lamp`,
    bio: `Bio of ${username}`,
  });
  const story = (privacyLevel: PrivacyLevel, sharedWith?: TestMember[]) =>
    buildStory(server, member, {
      title: `${sharedWith ? 'Named' : privacyLevel} by ${username}`,
      content: `Words of ${username}`,
      privacyLevel,
      sharedWith,
      tags: ['lamp', privacyLevel],
    });
  await buildToken(server, member, { name: `Backup of ${username}` });
  const invitation = await buildInvitation(server, member, { note: `For a friend of ${username}` });
  const createdAt = new Date('2026-11-02T19:00:00.456Z');
  const exercise = newExercise(
    member.id,
    {
      title: 'A lamp in three sentences',
      description: 'Describe a lamp.',
      objective: 'Seeing',
      prompt: 'It was lit.',
      timeLimitMinutes: 15,
      difficulty: ExerciseDifficulty.BEGINNER,
      category: ExerciseCategory.FLASH_FICTION,
    },
    createdAt,
  );
  const feedback = newFeedback(
    member.id,
    {
      title: 'A lamp on each page',
      description: 'It gets dark early.',
      priority: FeedbackPriority.HIGH,
    },
    createdAt,
  );
  // The member assigned it to themselves.
  Object.assign(feedback, { assignedToId: member.id, assignedById: member.id });
  const earlier = await story(PrivacyLevel.PRIVATE);
  const published = await story(PrivacyLevel.PUBLIC);
  await changeStory(server, member, published, { asDraft: true, content: `Draft of ${username}` });
  await server.app.services.db.transaction(async (tx) => {
    await tx.insert(Feedback, feedback);
    await tx.insert(ContentDecision, {
      id: newId('decision'),
      authorId: member.id,
      decidedById: member.id,
      createdAt,
      ...{
        subjectId: newId('comment'),
        decision: 'removed',
        reason: 'Unkind',
        removedText: 'Out with the lamp',
      },
    });
    await tx.insert(TotpSecret, {
      userId: member.id,
      secret: 'sealed',
      lastStep: 0,
      createdAt,
    });
    await tx.insert(Passkey, {
      id: newId('passkey'),
      userId: member.id,
      name: `Phone of ${username}`,
      rpId: 'localhost',
      credentialHash: recoveryHash(member.id, 'a passkey'),
      credentialId: 'aWQ',
      publicKey: 'a2V5',
      transports: 'internal',
      counter: 1,
      createdAt,
    });
    await tx.insert(PasskeyChallenge, {
      challengeHash: recoveryHash(member.id, 'a challenge'),
      userId: member.id,
      purpose: 'add',
      expiresAt: new Date('2100-01-01'),
    });
    const code = { userId: member.id, mailId: newId('mail'), tries: 0, expiresAt: createdAt };
    await tx.insert(ConfirmationCode, code);
    await tx.insert(RecoveryCode, { userId: member.id, codeHash: recoveryHash(member.id, username) });
    const issuer = 'https://provider.example';
    await tx.insert(ProviderIdentity, {
      identityHash: identityHash(issuer, member.id),
      userId: member.id,
      issuer,
      createdAt,
    });
    await tx.insert(CalendarFeed, { id: newId('feed'), userId: member.id, createdAt });
    await tx.insert(MemberSetting, {
      userId: member.id,
      name: 'editor.font_size',
      value: '"large"',
      changedAt: createdAt,
    });
    const notified = { userId: member.id, kind: NotificationKind.MENTION, subjectId: published.id };
    await tx.insert(Notification, {
      id: newId('notification'),
      ...notified,
      unread: 1,
      createdAt,
      changedAt: createdAt,
    });
    await tx.insert(Delivery, {
      ...{
        id: newId('notice'),
        ...notified,
        way: NotificationWay.DIGEST,
        itemId: published.id,
      },
      createdAt,
    });
    await tx.insert(NotificationSettingsRow, { userId: member.id, digest: DigestFrequency.DAILY });
    await tx.insert(NotificationPreferenceRow, {
      userId: member.id,
      kind: NotificationKind.MENTION,
      ways: [NotificationWay.DIGEST],
    });
    await tx.insert(NotifiedMember, { itemId: published.id, userId: member.id, createdAt });
    await tx.insert(NotifiedFollower, { followerId: member.id, followedId: member.id });
    await tx.insert(PushMessages, {
      id: newId('push'),
      userId: member.id,
      createdAt,
      dueAt: new Date('2100-01-01'),
    });
    const [signIn] = await tx.read<{ id: string }>('SELECT id FROM sign_ins WHERE user_id = ?', [member.id]);
    await tx.insert(PushSubscription, {
      ...{
        id: newId('push'),
        userId: member.id,
        signInId: signIn?.id ?? '',
        endpoint: 'https://push.example.com/',
      },
      endpointHash: member.id.padEnd(64, '0'),
      p256dh: 'key',
      auth: 'secret',
      createdAt,
    });
    await tx.insert(Exercise, exercise);
    await setTags(tx, exerciseTags, exercise.id, ['lamp'], 1);
    await tx.insert(WritingGoalRow, {
      userId: member.id,
      period: GoalPeriod.WEEK,
      unit: GoalUnit.WORDS,
      target: 2_000,
      weekdaysOff: 0b100_0001,
    });
    await tx.insert(WritingDayOff, { userId: member.id, day: '2026-11-24' });
    await tx.insert(WritingMinutes, { userId: member.id, day: '2026-11-22', hour: 20, minutes: '7' });
    const ids = { firstId: newId('comment'), lastId: newId('comment') };
    await tx.insert(UnseenComments, { ...ids, storyId: published.id, userId: member.id });
  });
  return {
    member,
    invitation,
    exerciseId: exercise.id,
    feedbackId: feedback.id,
    challenge: await buildChallenge(server, member, { title: 'A winter of lamps' }),
    session: await buildSession(server, member, { title: 'Evening by the lamp', isRecurring: true }),
    stories: {
      private: await changeStory(server, member, earlier, { content: `Later words of ${username}` }),
      shared: await story(PrivacyLevel.SHARED),
      public: published,
      named: async (others: TestMember[]) => story(PrivacyLevel.PRIVATE, others),
    },
  };
}

export type Life = Awaited<ReturnType<typeof buildLife>>;

/** Every row of every table, as text. */
export async function everything(server: TestServer): Promise<Record<string, string[]>> {
  const { db } = server.app.services;
  const tables = await db.read<{ name: string }>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  const rows = await Promise.all(
    tables.map(
      async ({ name }): Promise<[string, string[]]> => [
        name,
        (await db.read(`SELECT * FROM ${name}`)).map((row) => JSON.stringify(row)).sort(),
      ],
    ),
  );
  return Object.fromEntries(rows);
}
