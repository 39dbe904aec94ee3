import type { ReadyConfig } from '../../../config/config';
import { effectiveConfig, type GroupSetting, readGroupValues, rowNames } from '../../../config/groupSettings';
import type { Transaction } from '../../../db/database';
import { publishGroupSettingsChanged } from '../../../events/publish';
import { oneLine } from '../../../lib/normalizeText';
import { InstallationSetting } from '../../../model/installation.entity';
import { recordStaffAct } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import { lockSignIn } from '../../identity/secondFactor/lockSignIn';
import type { SaveGroupSettingsInput } from './groupSettings.inputs';
import type { GroupSettings, GroupSettingValues } from './groupSettings.types';

const valuesOf = (config: ReadyConfig): GroupSettingValues => ({
  name: config.groupName,
  tagline: config.groupTagline,
  timeZone: config.groupTimeZone,
  joining: config.joining,
  contact: config.groupContact ?? null,
  allowsAiCrawlers: config.aiCrawlers === 'allow',
  newAccountsWait: config.newAccountsWait,
});

/** The name of a setting in GraphQL. */
const fieldOf = (setting: GroupSetting) => (setting === 'aiCrawlers' ? 'allowsAiCrawlers' : setting);

/** The group's settings as stored now. */
export async function groupSettings(ctx: Pick<Context, 'db' | 'configured'>): Promise<GroupSettings> {
  const known = await readGroupValues(ctx.db);
  const names = Object.keys(rowNames) as GroupSetting[];
  return {
    values: valuesOf(effectiveConfig(ctx.configured, { known })),
    defaults: valuesOf(ctx.configured),
    changed: names.filter((setting) => known[setting] !== undefined).map(fieldOf),
  };
}

/** The rows that an input sets; an empty text stands for the configuration's value. */
function rowsOfInput(input: SaveGroupSettingsInput): [GroupSetting, string][] {
  const { name, tagline, timeZone, joining, contact, allowsAiCrawlers, newAccountsWait } = input;
  // Null returns to the configuration's value, undefined leaves the setting unchanged.
  const choose = (flag: boolean | null | undefined, ifTrue: string, ifFalse: string) => {
    if (flag == null) return flag;
    return flag ? ifTrue : ifFalse;
  };
  const line = (text: string | null | undefined) => (text == null ? text : oneLine(text));
  const given: Record<GroupSetting, string | null | undefined> = {
    name: line(name),
    tagline: line(tagline),
    timeZone,
    joining,
    contact,
    aiCrawlers: choose(allowsAiCrawlers, 'allow', 'refuse'),
    newAccountsWait: choose(newAccountsWait, 'on', 'off'),
  };
  return (Object.entries(given) as [GroupSetting, string | null | undefined][]).flatMap(
    ([setting, value]): [GroupSetting, string][] => (value === undefined ? [] : [[setting, value ?? '']]),
  );
}

/**
 * Locks the group's settings and reads them, by the names of their rows. Saves and sign-ups lock the row of joining, so they run
 * one after another.
 */
async function lockStoredSettings(tx: Transaction): Promise<Map<string, string>> {
  await tx.read('SELECT 1 FROM installation_settings WHERE name = ? FOR UPDATE', [rowNames.joining]);
  const rows = await tx.read<{ name: string; value: string }>(
    "SELECT name, value FROM installation_settings WHERE name LIKE 'group.%'",
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/**
 * Changes the given settings. The commit increments the public epoch, so that every server makes its documents anew. The audit log
 * records the changes and the actor.
 */
export async function saveGroupSettings(
  ctx: Context,
  userId: string,
  input: SaveGroupSettingsInput,
): Promise<GroupSettings> {
  await ctx.rateLimits.take('groupSettingsMember', userId);
  await ctx.db.transaction(async (tx) => {
    const stored = await lockStoredSettings(tx);
    await lockSignIn(tx, ctx);
    const changes = rowsOfInput(input).filter(
      ([setting, value]) => (stored.get(rowNames[setting]) ?? '') !== value,
    );
    if (changes.length === 0) return;
    for (const [setting, value] of changes) {
      const name = rowNames[setting];
      // Weekly sessions in calendars have the group's time zone, so they must be fetched again.
      if (setting === 'timeZone')
        await tx.execute(
          'UPDATE sessions SET revision = revision + 1, row_version = row_version + 1 WHERE is_recurring AND due_at IS NOT NULL',
          [],
        );
      if (stored.has(name)) await tx.update(InstallationSetting, { name }, { value });
      else await tx.insert(InstallationSetting, { name, value });
      await recordStaffAct(tx, ctx, {
        act: 'group_settings_changed',
        subjectId: null,
        thing: name.replace('group.', ''),
      });
    }
    publishGroupSettingsChanged(tx, ctx);
  });
  await ctx.group.refresh();
  return groupSettings(ctx);
}
