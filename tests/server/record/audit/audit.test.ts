import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demote, promote, setPassword, turnTwoStepOff } from '../../../../server/cli/userCommands';
import { Role } from '../../../../server/contract/enums';
import { newIdAt } from '../../../../server/lib/ids';
import { projectRoot } from '../../../../server/lib/paths';
import { AuditEntry } from '../../../../server/model/auditEntry.entity';
import { recordRefusedSignIn } from '../../../../server/record/audit/audit';
import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import { accountCalls } from '../../../support/accountCalls';
import { actsAbout, refusalNoted } from '../../../support/auditActs';
import { buildToken, memberOfTest } from '../../../support/factories';
import { magicTokenIn, mailTo, resetTokensIn } from '../../../support/mails';
import { secondFactorCalls, turnOnSecondFactor } from '../../../support/secondFactorCalls';
import { testServer } from '../../../support/testServer';
import { filesOf } from '../../own-data/dataExport/exportLink';

const server = testServer();
const calls = accountCalls(server);
const member = memberOfTest(server);
const newPassword = 'Tuesday8pm';
const dayMs = 24 * 60 * 60 * 1000;

interface Entry {
  act: string;
  actorKind: string;
  actorId: string | null;
  thing: string | null;
}

/** What happened with the member's account since it was made, oldest first. */
const entriesOf = async (subjectId: string): Promise<Entry[]> =>
  (
    await server.sql<Entry>(
      `SELECT act, actor_kind AS actorKind, actor_id AS actorId, thing FROM audit_log
       WHERE subject_id = ? ORDER BY id`,
      [subjectId],
    )
  ).slice(1);

const house = () => ({ ...server.app.services, close: async () => ({ heard: true }) });

describe('the audit log has an entry', () => {
  const own: Record<string, [acts: string[], act: () => Promise<unknown>]> = {
    'of a sign-in by password': [
      ['signed_in'],
      () => calls.signIn({ email: member.email, password: member.password }),
    ],
    'of a sign-in by a mailed link': [
      ['signed_in'],
      async () => {
        await calls.requestMagicLink(member.email);
        await calls.signInWithMagicLink(magicTokenIn(await mailTo(server, member.email)));
      },
    ],
    'of signing out everywhere': [
      ['signed_in', 'signed_out_everywhere'],
      async () => {
        await calls.signIn({ email: member.email, password: member.password });
        // The second one ends nothing.
        for (const _twice of [1, 2]) await calls.revokeAllSignIns(true, member.token);
      },
    ],
    'of a change of the password': [
      ['password_changed'],
      () => calls.changePassword({ currentPassword: member.password, newPassword }, member.token),
    ],
    'of a new password by a mailed link': [
      ['password_changed'],
      async () => {
        await calls.requestPasswordReset(member.email);
        const tokens = resetTokensIn(await mailTo(server, member.email));
        await calls.resetPassword({ ...tokens, password: newPassword });
      },
    ],
    'of a change of the address': [
      ['email_changed'],
      async () => {
        const email = `new.${member.email}`;
        await calls.requestEmailChange({ email, password: member.password }, member.token);
        await calls.confirmEmailChange(magicTokenIn(await mailTo(server, email)), member.token);
      },
    ],
    'of two-step sign-in that is turned on, of new recovery codes, and of turning it off': [
      ['second_factor_on', 'recovery_codes_renewed', 'second_factor_off'],
      async () => {
        await turnOnSecondFactor(server, member, new Date());
        await secondFactorCalls(server).renew(member.token);
        await secondFactorCalls(server).disable(member.token);
      },
    ],
    'of a personal access token, and of its end': [
      ['token_created', 'token_revoked'],
      async () => {
        const { id } = await buildToken(server, member);
        for (const _twice of [1, 2]) await server.mutate('revokePersonalAccessToken', { id }, member.token);
      },
    ],
  };

  it.each(Object.entries(own))('%s, by the member', async (_what, [acts, act]) => {
    await act();
    const entries = await entriesOf(member.id);
    expect(entries.map((entry) => entry.act)).toEqual(acts);
    for (const entry of entries) expect(entry).toMatchObject({ actorKind: 'member', actorId: member.id });
  });

  it('of a sign-up', async () => {
    const noted = { username: 'noted', email: 'noted@example.com', password: newPassword };
    const { data } = await calls.signUp(noted);
    expect(await actsAbout(server, data.signUp.viewer.user.id)).toEqual(['sign_up', 'signed_in']);
  });

  it('of what the operator does, once', async () => {
    await promote(house(), member.username, Role.INSTRUCTOR);
    await promote(house(), member.username, Role.INSTRUCTOR);
    await demote(house(), member.username, Role.INSTRUCTOR);
    await setPassword(house(), member.username, async () => newPassword);
    const operator = { actorKind: 'operator', actorId: null };
    expect(await entriesOf(member.id)).toEqual([
      { act: 'role_given', ...operator, thing: 'instructor' },
      { act: 'role_taken', ...operator, thing: 'instructor' },
      { act: 'password_changed', ...operator, thing: null },
    ]);
  });

  it('of two-step sign-in that the operator turns off, once', async () => {
    await turnOnSecondFactor(server, member, new Date());
    expect(await turnTwoStepOff(house(), member.username)).toBe(
      `${member.username} signs in without a code now; password and sign-ins are as they were.`,
    );
    expect(await turnTwoStepOff(house(), member.email)).toBe(`${member.username} had no two-step sign-in.`);
    expect((await entriesOf(member.id)).slice(1)).toEqual([
      { act: 'second_factor_off', actorKind: 'operator', actorId: null, thing: null },
    ]);
    const signIn = await calls.signIn({ email: member.email, password: member.password });
    expect(signIn.errors).toBeUndefined();
  });

  it('of nothing that was refused', async () => {
    await calls.changePassword({ currentPassword: 'wrong', newPassword }, member.token);
    await calls.resetPassword({ accessToken: 'a', refreshToken: 'b', password: newPassword });
    expect(await entriesOf(member.id)).toEqual([]);
  });
});

describe('refused sign-ins', () => {
  const count = async () =>
    (await server.sql("SELECT id FROM audit_log WHERE act = 'sign_in_refused'")).length;

  it('are recorded once an hour for an account, and never for an unknown address', async () => {
    const { db, now } = server.app.services;
    await calls.signIn({ email: member.email, password: 'wrong' });
    await refusalNoted(server, member.id);
    expect(await entriesOf(member.id)).toEqual([
      { act: 'sign_in_refused', actorKind: 'visitor', actorId: null, thing: null },
    ]);
    const before = await count();
    const inMinutes = (minutes: number) => ({ now: () => new Date(now().getTime() + minutes * 60_000) });
    for (const minutes of [0, 1, 59])
      for (const account of [{ email: member.email }, { id: member.id }])
        await recordRefusedSignIn(db, inMinutes(minutes), account);
    await recordRefusedSignIn(db, inMinutes(0), { email: 'nobody@example.com' });
    expect(await count()).toBe(before);
    await recordRefusedSignIn(db, inMinutes(61), { email: member.email });
    expect(await count()).toBe(before + 1);
  });
});

describe('the entries', () => {
  /** Adds an entry of an organiser's act about another member, as of a time. */
  const addAct = (of: Partial<AuditEntry>, at = new Date()) =>
    server.app.services.db.transaction(async (tx) => {
      const entry = { act: 'role_given', actorKind: 'member', thing: 'admin' } as const;
      const nobody = { actorId: null, subjectId: null };
      await tx.insert(AuditEntry, { id: newIdAt('audit', at), ...entry, ...nobody, ...of, createdAt: at });
    });
  const other = memberOfTest(server);

  it('are kept for 400 days', async () => {
    for (const days of [398, 402])
      await addAct({ subjectId: member.id, thing: `${days}` }, new Date(Date.now() - days * dayMs));
    await deleteExpiredRows(server.app.services.db);
    const rows = await server.sql<Entry>('SELECT thing FROM audit_log WHERE thing IN (398, 402)');
    expect(rows).toEqual([{ thing: '398' }]);
  });

  it('are in the member’s data export, which names nobody else', async () => {
    await addAct({ subjectId: member.id, actorId: other.id });
    await addAct({ subjectId: other.id, actorId: member.id });
    const file = (await filesOf(server, member)).get('account-log.json') ?? '';
    expect(JSON.parse(file).map(({ act, by }: Record<string, unknown>) => [act, by])).toEqual([
      ['signed_in', 'you'],
      ['role_given', 'member'],
    ]);
    expect(file).not.toContain(other.id);
  });

  it('of a member’s own acts go with the account; what others did stays, by or about Deleted member', async () => {
    await addAct({ subjectId: member.id, actorId: other.id });
    await addAct({ subjectId: other.id, actorId: member.id, thing: 'instructor' });
    await addAct({ subjectId: member.id, actorKind: 'operator', thing: 'operator' });
    await calls.deleteAccount(member.password, member.token);
    const rows = await server.sql<Entry>(
      'SELECT thing FROM audit_log WHERE ? IN (subject_id, actor_id) ORDER BY thing',
      [member.id],
    );
    expect(rows.map(({ thing }) => thing)).toEqual(['admin', 'instructor', 'operator']);
  });

  it('are changed by nothing but the clean-up and the deletion of accounts', () => {
    const folder = path.join(projectRoot, 'server');
    const changing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.startsWith(path.join('db', 'migrations')) &&
        /(UPDATE|DELETE( \w+)? FROM) audit_log|(update|delete)\(\s*AuditEntry|sweepByTime\('audit_log'/.test(
          readFileSync(path.join(folder, file), 'utf8'),
        ),
    );
    expect(changing.sort()).toEqual(['features/own-data/accountDeletion/removals.ts', 'jobs/sweeps.ts']);
  });
});
