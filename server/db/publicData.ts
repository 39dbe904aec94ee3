/** A statement's effect on one table. */
export interface Write {
  table: string;
  /** The columns that it sets in rows that were there; without them it adds or removes rows. */
  columns?: readonly string[];
  /** Whether it adds rows and does nothing else. */
  adds?: boolean;
  /** The level of all stories whose rows it touches, before and after, if the statement says so. */
  level?: string;
}

/**
 * The part of a table that visitors may see: nothing, all of it, or all but the columns named. A new row of users or tags is seen
 * by visitors only once a public story refers to it. A table or column that is not named here counts as seen: an answer
 * that is made anew without need costs less than one that is out of date.
 */
type Visibility = 'none' | 'all' | { except: readonly string[]; added?: 'none' };

const hidden = (...tables: string[]): [string, Visibility][] => tables.map((table) => [table, 'none']);

export const visibility: ReadonlyMap<string, Visibility> = new Map<string, Visibility>([
  [
    'stories',
    {
      except: [
        'session_id',
        'author_notes',
        'version_number',
        'version_kept_at',
        'is_autosaved',
        'audience_revision',
        'draft_changed_at',
        'edited_at',
        'text_hash',
        'row_version',
        'unnoticed_writes',
      ],
    },
  ],
  [
    'users',
    {
      except: [
        'email',
        'email_confirmed_at',
        'password_hash',
        'roles',
        'mail_refusals',
        'mail_refused_at',
        'updated_at',
      ],
      added: 'none',
    },
  ],
  ['tags', { except: [], added: 'none' }],
  ['story_tags', 'all'],
  ['comments', 'all'],
  ['feedback', 'all'],
  ['feedback_votes', 'all'],
  ['deleted_public_stories', 'all'],
  // The group's name and the like.
  ['installation_settings', 'all'],
  ...hidden('story_drafts', 'story_versions', 'story_shares', 'story_favorites', 'story_cards'),
  ...hidden('stored_texts', 'unseen_comments', 'late_comments', 'deleted_documents', 'persisted_documents'),
  ...hidden('journals', 'notes', 'exercises', 'exercise_tags', 'followers_told', 'told_members'),
  ...hidden('writing_days', 'writing_days_off', 'writing_goals', 'writing_minutes'),
  ...hidden('challenges', 'challenge_members'),
  ...hidden('follows', 'mutes', 'blocks', 'member_settings', 'calendar_feeds'),
  ...hidden('sign_ins', 'refresh_tokens', 'personal_access_tokens', 'account_links', 'confirmation_codes'),
  ...hidden('passkeys', 'passkey_challenges', 'totp_secrets', 'recovery_codes'),
  ...hidden('provider_identities', 'provider_flows', 'provider_codes', 'rate_limits'),
  ...hidden('invitations', 'invitation_uses', 'audit_log', 'content_decisions'),
  ...hidden('report_cases', 'reports', 'case_findings'),
  ...hidden(
    'sessions',
    'session_participants',
    'session_place_requests',
    'session_presences',
    'session_reminders',
  ),
  ...hidden('session_lines', 'session_messages', 'session_readers', 'session_readings', 'session_writers'),
  ...hidden('session_sprints', 'session_sprint_words', 'session_words', 'session_word_intervals'),
  ...hidden('deleted_session_members', 'public_epoch'),
  ...hidden('notifications', 'notification_events', 'notification_items', 'notification_preferences'),
  ...hidden('notification_settings', 'notices', 'push_messages', 'push_subscriptions'),
  ...hidden('mails', 'mail_failures', 'unconfirmed_mails', 'readers'),
]);

/** Whether visitors may see something else after the write. */
export function changesPublicData({ table, columns, adds = false, level }: Write): boolean {
  const tableVisibility = visibility.get(table) ?? 'all';
  if (tableVisibility === 'none' || (level !== undefined && level !== 'public')) return false;
  if (tableVisibility === 'all') return true;
  if (columns) return columns.some((column) => !tableVisibility.except.includes(column));
  return !(adds && tableVisibility.added === 'none');
}

const matchesOf = (sql: string, pattern: RegExp) => [...sql.matchAll(pattern)];

/** The writes of one of our own statements. One that isn't understood counts as a write to an unknown table. */
export function writesOf(sql: string): Write[] {
  if (/^\s*SELECT\b/i.test(sql)) return [];
  const [, inserted] = /^\s*(?:INSERT|REPLACE)(?: IGNORE)? INTO\s+`?(\w+)/i.exec(sql) ?? [];
  if (inserted) return [{ table: inserted, adds: !/\bON DUPLICATE KEY UPDATE\b|^\s*REPLACE/i.test(sql) }];
  const [, target] = /^\s*DELETE(?: (\w+))? FROM\b/i.exec(sql) ?? [];
  const tables = tablesByAlias(sql);
  const [first = ''] = tables.values();
  if (/^\s*DELETE\b/i.test(sql)) return [{ table: tables.get(target ?? '') ?? first }];
  return writesOfUpdate(sql, tables, first);
}

/** The tables of a statement by the names that they have in it. */
function tablesByAlias(sql: string): Map<string, string> {
  const tables = new Map<string, string>();
  const mentioned =
    /\b(?:UPDATE|FROM|JOIN)\s+`?(\w+)`?(?:\s+(?:AS\s+)?(?!SET\b|WHERE\b|ON\b|JOIN\b|FORCE\b)(\w+))?/gi;
  for (const [, table = '', alias] of matchesOf(sql, mentioned)) {
    const name = alias ?? table;
    if (!tables.has(name)) tables.set(name, table);
  }
  return tables;
}

function writesOfUpdate(sql: string, tables: ReadonlyMap<string, string>, first: string): Write[] {
  // The assignments end at the last WHERE: a value may be a subquery that has one, too.
  const [, set = ''] = /\bSET\b([\s\S]*)\bWHERE\b/i.exec(sql) ?? /\bSET\b([\s\S]*)/i.exec(sql) ?? [];
  // The level before, if the condition names it; that after, from a literal or from a condition without parameters.
  const [, before] = /\bAND privacy_level = '(\w+)'\s*$/.exec(sql) ?? [];
  const [, after = "'public'"] = /\bprivacy_level\s*=\s*(IF\([^?)]*\)|'\w+')/.exec(set) ?? [];
  const level = /\bprivacy_level\s*=/.test(set) && after.includes('public') ? 'public' : before;
  const written = new Map<string, string[]>();
  for (const [, alias, column = ''] of matchesOf(set, /(?:\b(\w+)\.)?\b(\w+)\s*=/g)) {
    const table = (alias && tables.get(alias)) || first;
    written.set(table, [...(written.get(table) ?? []), column]);
  }
  if (written.size === 0) return [{ table: first }];
  return [...written].map(([table, columns]) => ({
    table,
    columns,
    ...(level && table === 'stories' && { level }),
  }));
}

/** The level of new stories, if they have the same. */
export function commonLevelOf(rows: object): Pick<Write, 'level'> {
  const [level, ...others] = new Set(
    [rows].flat().map((row) => (row as { privacyLevel?: string }).privacyLevel),
  );
  return level !== undefined && others.length === 0 ? { level } : {};
}

/** The writes of a transaction's statements. */
export class WriteRecord {
  rows = 0;
  changesPublicData = false;

  /** Adds a statement that changed so many rows, and returns their number. */
  add(rows: number, ...writes: Write[]): number {
    this.rows += rows;
    if (rows > 0) this.changesPublicData ||= writes.some(changesPublicData);
    return rows;
  }
}
