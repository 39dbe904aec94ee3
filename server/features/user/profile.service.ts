import type { Context } from '../../context';
import { messages } from '../../contract/messages';
import { type Checked, checkBio, checkDisplayName, checkWebAddress } from '../../contract/profileRules';
import type { SqlValue } from '../../db/database';
import { badInput, notFound } from '../../errors';
import type { UpdateProfileInput } from './profile.inputs';
import type { User } from './user.entity';

/** Each field's column and its rule. */
const profileFields: Record<
  keyof UpdateProfileInput,
  { column: string; check: (typed: string) => Checked; visitorsSee: boolean }
> = {
  displayName: { column: 'display_name', check: checkDisplayName, visitorsSee: true },
  bio: { column: 'bio', check: checkBio, visitorsSee: true },
  websiteUrl: { column: 'website_url', check: checkWebAddress, visitorsSee: false },
  profileImageUrl: { column: 'profile_image_url', check: checkWebAddress, visitorsSee: false },
};

/** Changes what was given of the member's profile; BAD_USER_INPUT names every field at fault, and then nothing is written. */
export async function updateProfile(ctx: Context, userId: string, input: UpdateProfileInput): Promise<User> {
  const assignments: string[] = [];
  const params: SqlValue[] = [];
  const problems: Record<string, string> = {};
  let touchesPublic = false;
  for (const [name, { column, check, visitorsSee }] of Object.entries(profileFields)) {
    const given = input[name as keyof UpdateProfileInput];
    if (given === undefined) continue;
    const checked: Checked = given === null ? { value: null } : check(given);
    if (checked.problem !== undefined) {
      problems[name] = checked.problem;
      continue;
    }
    assignments.push(`${column} = ?`);
    params.push(checked.value);
    touchesPublic ||= visitorsSee;
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);
  if (assignments.length > 0) {
    await ctx.db.transaction(async (tx) => {
      if (!touchesPublic) tx.nothingPublic();
      await tx.execute(
        `UPDATE users SET ${assignments.join(', ')}, updated_at = ? WHERE id = ? AND deleted_at IS NULL`,
        [...params, new Date(), userId],
      );
    });
    ctx.loaders.userById.clear(userId);
    ctx.loaders.userByUsername.clearAll();
  }
  const user = await ctx.loaders.userById.load(userId);
  if (!user || user.deletedAt) throw notFound(messages.profile.notFound);
  return user;
}
