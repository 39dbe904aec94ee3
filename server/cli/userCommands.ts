import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { IsNull } from 'typeorm';
import { Role } from '../contract/enums';
import { limits } from '../contract/limits';
import { messages } from '../contract/messages';
import { countCharacters } from '../contract/profileRules';
import { isDuplicate, type Transaction } from '../db/database';
import { SignUpInput } from '../features/identity/account/account.inputs';
import { newUser } from '../features/identity/account/account.service';
import { createAccount } from '../features/identity/account/createAccount';
import { endLinksAndTokens } from '../features/identity/account/endAccess';
import { hashPassword } from '../features/identity/account/passwords';
import { removeProviderLink } from '../features/identity/account/recovery.service';
import { revokeSignInsOf } from '../features/identity/account/signIns.service';
import { removePasskeysOf } from '../features/identity/passkey/passkey.service';
import { removeSecondFactor } from '../features/identity/secondFactor/secondFactor.service';
import { readMember } from '../features/members/user/memberRows';
import {
  type About,
  restore,
  type StaffCtx,
  setRoles,
  suspend,
} from '../features/staff/membership/staffActs';
import { normalEmail } from '../lib/emailAddress';
import { AppError } from '../lib/errors';
import { withoutEdges } from '../lib/normalizeText';
import { User } from '../model/user.entity';
import { recordSecurityAct } from '../record/acts';
import { recordOperatorsAct } from '../record/audit/audit';
import { queueMail } from '../record/queueMail';
import { Refused } from './cliErrors';
import type { CliApp } from './openCliApp';
import { tableOf } from './table';
import type { GrantedRole } from './userArguments';

interface Member {
  id: string;
  username: string;
  email: string;
  roles: Role[];
}

/** Validates fields by the rules of sign-up. Throws Refused. */
function validateFields(given: Partial<SignUpInput>): void {
  const input = Object.assign(new SignUpInput(), given);
  const [problem] = validateSync(input, { stopAtFirstError: true }).filter(
    ({ property }) => property in given,
  );
  if (problem)
    throw new Refused(Object.values(problem.constraints ?? {})[0] ?? `This ${problem.property} is not valid`);
}

const noSuchMember = (who: string) =>
  new Refused(
    `No member has the ${who.includes('@') ? 'address' : 'name'} ${who}. npm run user -- list shows all.`,
  );

/** Finds a member by username or email address. Throws Refused. */
async function findMember({ db }: CliApp, who: string): Promise<Member> {
  const byEmail = who.includes('@');
  if (!byEmail && !limits.username.pattern.test(who)) throw noSuchMember(who);
  const where = byEmail ? { email: normalEmail(who) } : { username: who };
  const member = await readMember(db, where, ['id', 'username', 'email', 'roles']);
  if (!member) throw noSuchMember(who);
  return member;
}

/** The roles as text; the role user only if there is no other. */
function rolesText(roles: readonly string[]): string {
  const granted = roles.filter((role) => role !== Role.USER);
  return granted.join(', ') || Role.USER;
}

/** Lists all members, or those with a role. */
export async function listMembers({ db }: CliApp, role: Role | undefined): Promise<string> {
  const members = await db.read<
    Omit<Member, 'roles'> & { roles: string; name: string | null; createdAt: Date }
  >(
    `SELECT id, username, email, roles, display_name AS name, created_at AS createdAt FROM users
     WHERE deleted_at IS NULL${role ? ' AND FIND_IN_SET(?, roles)' : ''} ORDER BY username`,
    role ? [role] : [],
  );
  if (members.length === 0) return role ? `No member has the role ${role}.` : 'There are no members yet.';
  const table = tableOf(
    ['username', 'role', 'email', 'member since', 'name'],
    members.map(({ username, roles, email, createdAt, name }) => [
      username,
      rolesText(roles.split(',')),
      email,
      createdAt.toISOString().slice(0, 10),
      name ?? '',
    ]),
  );
  return `${table}\n\n${members.length} ${members.length === 1 ? 'member' : 'members'}`;
}

/** Makes a member. It asks for the password after everything else is valid. */
export async function makeMember(
  { db }: CliApp,
  { username, email, role }: { username: string; email: string; role: Role },
  askPassword: () => Promise<string>,
): Promise<string> {
  validateFields({ username, email });
  const findTaken = (where: { username: string } | { email: string }) =>
    readMember(db, where, ['id'], { among: 'all' });
  if (await findTaken({ username })) throw new Refused(messages.username.taken);
  if (await findTaken({ email: normalEmail(email) })) throw new Refused(messages.email.taken);
  const password = await askPassword();
  validateFields({ password });
  const roles = role === Role.USER ? [Role.USER] : [role, Role.USER];
  const user = await newUser({ username, email, password, roles, confirmed: true });
  try {
    await db.transaction(async (tx) => {
      await createAccount(tx, user);
      await recordOperatorsAct(tx, await contextIn(tx), { act: 'sign_up', subjectId: user.id });
    });
  } catch (error) {
    if (isDuplicate(error, 'users_username')) throw new Refused(messages.username.taken);
    if (isDuplicate(error, 'users_email')) throw new Refused(messages.email.taken);
    throw error;
  }
  return `Made ${username} <${user.email}>, ${role}.`;
}

/** Runs an operator's act about a member in its own transaction. False if nothing changed. */
async function runAct(
  { db, pubSub }: CliApp,
  { userId, username, reason }: { userId: string; username: string; reason: string | undefined },
  run: (tx: Transaction, ctx: StaffCtx, about: About) => Promise<boolean>,
): Promise<boolean> {
  const about: About = {
    actor: { kind: 'operator' },
    userId,
    reason: reason === undefined ? null : checkedReason(reason),
  };
  try {
    return await db.transaction(async (tx) => run(tx, { ...(await contextIn(tx)), pubSub }, about));
  } catch (error) {
    if (error instanceof AppError) throw new Refused(error.message.replace('This member', username));
    throw error;
  }
}

export async function promote(app: CliApp, who: string, role: GrantedRole, reason?: string) {
  const { id: userId, username } = await findMember(app, who);
  const changed = await runAct(app, { userId, username, reason }, (tx, ctx, about) =>
    setRoles(tx, ctx, about, (roles) => [...roles, role]),
  );
  return changed
    ? `${username} is ${withArticle(role)} now.`
    : `${username} was ${withArticle(role)} already.`;
}

export async function demote(app: CliApp, who: string, role: GrantedRole, reason?: string) {
  const { id: userId, username } = await findMember(app, who);
  const changed = await runAct(app, { userId, username, reason }, (tx, ctx, about) =>
    setRoles(tx, ctx, about, (roles) => roles.filter((present) => present !== role)),
  );
  return changed ? `${username} is no longer ${withArticle(role)}.` : `${username} was no ${role}.`;
}

const withArticle = (role: GrantedRole) => `an ${role}`;

export async function suspendMember(app: CliApp, who: string, reason: string): Promise<string> {
  const { id: userId, username } = await findMember(app, who);
  const changed = await runAct(app, { userId, username, reason }, suspend);
  return changed ? `${username} is suspended.` : `${username} was suspended already.`;
}

export async function restoreMember(app: CliApp, who: string, reason: string): Promise<string> {
  const { id: userId, username } = await findMember(app, who);
  const changed = await runAct(app, { userId, username, reason }, restore);
  return changed ? `${username} is restored.` : `${username} was not suspended.`;
}

/** Trims and validates a reason by the rules of the API. Throws Refused. */
function checkedReason(given: string): string {
  const reason = withoutEdges(given);
  if (reason === '') throw new Refused(messages.membership.reasonNeeded);
  if (countCharacters(reason) > limits.reason.max) throw new Refused(messages.membership.reasonTooLong);
  return reason;
}

/** Makes a context like that of running servers. It wakes no workers, because they poll for mails and events. */
async function contextIn(tx: Transaction) {
  const noWorker = { wake: () => undefined };
  // Servers use the database's time.
  const [time] = await tx.read<{ now: Date }>('SELECT UTC_TIMESTAMP(3) AS now');
  return { mailQueue: noWorker, notifier: noWorker, now: () => time?.now ?? new Date() };
}

/**
 * Sets a password. Like a password reset, this ends mailed links, the calendar address, all sign-ins, personal access tokens and the
 * link with the provider.
 */
export async function setPassword(
  app: CliApp,
  who: string,
  askPassword: () => Promise<string>,
): Promise<string> {
  const { id, username, email } = await findMember(app, who);
  const password = await askPassword();
  validateFields({ password });
  const passwordHash = await hashPassword(password);
  const ended = await app.db.transaction(async (tx) => {
    const present = { id, deletedAt: IsNull() };
    if ((await tx.update(User, present, { passwordHash, updatedAt: new Date() })) === 0)
      throw noSuchMember(who);
    const ctx = await contextIn(tx);
    if (await removeProviderLink(tx, ctx, id))
      await recordOperatorsAct(tx, ctx, { act: 'provider_unlinked', subjectId: id });
    await queueMail(tx, ctx, 'password_changed', email);
    await recordSecurityAct(tx, ctx, id, 'password_changed');
    await recordOperatorsAct(tx, ctx, { act: 'password_changed', subjectId: id });
    await endLinksAndTokens(tx, app, id);
    return revokeSignInsOf(tx, app, id);
  });
  const signIns = ended.length === 1 ? 'one sign-in' : `${ended.length || 'no'} sign-ins`;
  return `${username} has a new password; ${signIns} ended with the old one.`;
}

/** Turns two-step sign-in off for a member who lost device and recovery codes. The operator must identify them; they are notified. */
export async function turnTwoStepOff(app: CliApp, who: string): Promise<string> {
  const { id, username } = await findMember(app, who);
  const wasOn = await app.db.transaction(async (tx) => {
    const ctx = await contextIn(tx);
    if (!(await removeSecondFactor(tx, ctx, id))) return false;
    await recordOperatorsAct(tx, ctx, { act: 'second_factor_off', subjectId: id });
    return true;
  });
  return wasOn
    ? `${username} signs in without a code now; password and sign-ins are as they were.`
    : `${username} had no two-step sign-in.`;
}

/** Removes the passkeys of a member who lost their device. Password and two-step sign-in stay. */
export async function removePasskeys(app: CliApp, who: string): Promise<string> {
  const { id, username } = await findMember(app, who);
  const removed = await app.db.transaction(async (tx) => {
    const ctx = await contextIn(tx);
    const count = await removePasskeysOf(tx, ctx, id);
    if (count > 0) await recordOperatorsAct(tx, ctx, { act: 'passkey_removed', subjectId: id });
    return count;
  });
  if (removed === 0) return `${username} had no passkeys.`;
  const passkeys = removed === 1 ? 'One passkey is' : `${removed} passkeys are`;
  return `${passkeys} removed; password and sign-ins of ${username} are as they were.`;
}
