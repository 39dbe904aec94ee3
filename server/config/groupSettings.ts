import type { Logger } from 'pino';
import { JoiningMode } from '../contract/enums';
import { coalesce } from '../db/coalesce';
import type { Database, Transaction } from '../db/database';
import { isUnavailable } from '../db/failures';
import type { Events } from '../events/pubSub';
import { isTimeZone } from '../lib/timeZones';
import type { ReadyConfig } from './config';

/** Maximum age of values that are used without asking the database. */
const maxAgeMs = 1_000;
/** How long current() waits for the database before the known values are used. */
const waitMs = 300;

/** Values set by administrators; undefined where the configuration applies. */
interface GroupValues {
  name?: string;
  tagline?: string;
  timeZone?: string;
  joining?: JoiningMode;
  contact?: string;
  newAccountsWait?: boolean;
  aiCrawlers?: 'allow' | 'refuse';
}

export type GroupSetting = keyof GroupValues;

/** The names of the settings in the table `installation_settings`. An empty text there means the configuration's value. */
export const rowNames: Record<GroupSetting, string> = {
  name: 'group.name',
  tagline: 'group.tagline',
  timeZone: 'group.time_zone',
  joining: 'group.joining',
  contact: 'group.contact',
  newAccountsWait: 'group.new_accounts_wait',
  aiCrawlers: 'group.ai_crawlers',
};

const isIn = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value);

/** Parses the stored way to join. One that this version doesn't know counts as closed. */
export const joiningIn = (stored: string | undefined): JoiningMode | undefined => {
  if (!stored) return undefined;
  return isIn(Object.values(JoiningMode), stored) ? stored : JoiningMode.CLOSED;
};

function valuesIn(rows: readonly { name: string; value: string }[]): GroupValues {
  const stored = (setting: GroupSetting) =>
    rows.find(({ name }) => name === rowNames[setting])?.value || undefined;
  const [zone, crawlers, wait] = [stored('timeZone'), stored('aiCrawlers'), stored('newAccountsWait')];
  return {
    name: stored('name'),
    tagline: stored('tagline'),
    timeZone: zone !== undefined && isTimeZone(zone) ? zone : undefined,
    joining: joiningIn(stored('joining')),
    contact: stored('contact'),
    newAccountsWait: wait === undefined ? undefined : wait === 'on',
    aiCrawlers: crawlers !== undefined && isIn(['allow', 'refuse'], crawlers) ? crawlers : undefined,
  };
}

/** Reads the stored values. */
export async function readGroupValues(db: Pick<Transaction, 'read'>): Promise<GroupValues> {
  return valuesIn(
    await db.read<{ name: string; value: string }>(
      "SELECT name, value FROM installation_settings WHERE name LIKE 'group.%'",
    ),
  );
}

interface Deps {
  db: Pick<Database, 'read'>;
  pubSub: Pick<Events, 'listen'>;
  log: Logger;
}

/**
 * This server's copy of the stored settings. Events update it at once; without events it is at most a second old when it is used.
 * This copy never decides whether somebody may join: the row itself does (`joiningRule.ts`).
 */
export class GroupSettings {
  private values: GroupValues = {};
  private readAt = Number.NEGATIVE_INFINITY;
  /** Reads are numbered, because a slow one must not replace the values of a later one. */
  private startedReads = 0;
  /** The number of the read that found the known values. */
  private newestRead = 0;
  private readonly pendingReads = new Set<Promise<void>>();
  private readonly readCoalesced: (key: 'now') => Promise<GroupValues | undefined>;

  constructor(private readonly deps: Deps) {
    this.readCoalesced = coalesce(async (keys: 'now'[]) => {
      this.startedReads += 1;
      const number = this.startedReads;
      this.readAt = performance.now();
      const values = await readGroupValues(deps.db);
      if (number > this.newestRead) {
        this.newestRead = number;
        this.values = values;
      }
      return new Map(keys.map((key) => [key, values]));
    });
    deps.pubSub.listen('groupSettingsChanged', {
      heard: () => this.refreshInBackground(),
      missed: () => this.refreshInBackground(),
    });
  }

  /** The known values; if they are a second old, they are read again in the background. */
  get known(): GroupValues {
    if (this.isOld()) this.refreshInBackground();
    return this.values;
  }

  /** Reads them again, including everything committed before this call. */
  async refresh(): Promise<void> {
    await this.readCoalesced('now');
  }

  /** Makes sure that the known values are at most a second old, as long as the database answers. */
  async current(): Promise<void> {
    if (!this.isOld() && this.pendingReads.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, waitMs);
    });
    if (this.pendingReads.size === 0) this.refreshInBackground();
    await Promise.race([Promise.all(this.pendingReads), timeout]);
    clearTimeout(timer);
  }

  async close(): Promise<void> {
    await Promise.all(this.pendingReads);
  }

  private isOld(): boolean {
    return performance.now() - this.readAt >= maxAgeMs;
  }

  private refreshInBackground(): void {
    this.readAt = performance.now();
    const read: Promise<void> = this.refresh()
      .catch((error: unknown) => {
        if (!isUnavailable(error))
          this.deps.log.warn({ err: error }, 'the group’s settings could not be read');
      })
      .finally(() => this.pendingReads.delete(read));
    this.pendingReads.add(read);
  }
}

/**
 * The configuration, overridden by the settings of administrators. Its properties look the values up at each use, so nothing that
 * outlives a request may keep a copy of them.
 */
export function effectiveConfig(config: ReadyConfig, group: Pick<GroupSettings, 'known'>): ReadyConfig {
  const set = <Key extends keyof ReadyConfig>(key: Key, value: (known: GroupValues) => ReadyConfig[Key]) => ({
    [key]: { enumerable: true, get: () => value(group.known) },
  });
  return Object.defineProperties(
    { ...config },
    {
      ...set('groupName', ({ name }) => name ?? config.groupName),
      ...set('groupTagline', ({ tagline }) => tagline ?? config.groupTagline),
      ...set('groupContact', ({ contact }) => contact ?? config.groupContact),
      ...set('groupTimeZone', ({ timeZone }) => timeZone ?? config.groupTimeZone),
      ...set('newAccountsWait', ({ newAccountsWait }) => newAccountsWait ?? config.newAccountsWait),
      ...set('joining', ({ joining }) => joining ?? config.joining),
      ...set('aiCrawlers', ({ aiCrawlers }) => aiCrawlers ?? config.aiCrawlers),
      ...set('mailFrom', ({ name }) => (name ? { ...config.mailFrom, name } : config.mailFrom)),
    },
  );
}
