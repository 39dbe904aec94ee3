import { IsNull } from 'typeorm';
import { messages } from '../../../contract/messages';
import { type Checked, checkBio, checkDisplayName, checkWebAddress } from '../../../contract/profileRules';
import { badInput, notFound } from '../../../lib/errors';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import type { UpdateProfileInput } from './profile.inputs';

const profileFields: Record<keyof UpdateProfileInput, (typed: string) => Checked> = {
  displayName: checkDisplayName,
  bio: checkBio,
  websiteUrl: checkWebAddress,
  profileImageUrl: checkWebAddress,
};

/**
 * Changes the given profile fields; BAD_USER_INPUT names every invalid field, and then nothing is written.
 */
export async function updateProfile(ctx: Context, userId: string, input: UpdateProfileInput): Promise<User> {
  const changes: Partial<Record<keyof UpdateProfileInput, string | null>> = {};
  const problems: Record<string, string> = {};
  for (const name of Object.keys(profileFields) as (keyof UpdateProfileInput)[]) {
    const check = profileFields[name];
    const given = input[name];
    if (given === undefined) continue;
    const checked: Checked = given === null ? { value: null } : check(given);
    if (checked.problem !== undefined) {
      problems[name] = checked.problem;
      continue;
    }
    changes[name] = checked.value;
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);
  if (Object.keys(changes).length > 0) {
    await ctx.db.transaction(async (tx) => {
      await tx.update(
        User,
        { id: userId, deletedAt: IsNull(), state: 'active' },
        { ...changes, updatedAt: new Date() },
      );
    });
  }
  const user = await ctx.loaders.userById.load(userId);
  if (!user || user.deletedAt) throw notFound(messages.profile.notFound);
  return user;
}
