import { readFileSync } from 'node:fs';
import { main } from './main.mjs';
import { codeBelow, fromRoot } from './paths.mjs';

/**
 * Checks that SQL about a table stands in the domain that owns it, or in the folder outside of the features. Others call its function or
 * join its exported fragment. SQL in a domain names tables of lower domains only.
 */

/** The tables of each domain, the lowest first. */
const domains = {
  members: 'users follows mutes blocks member_settings',
  identity: `account_links confirmation_codes invitation_uses invitations passkey_challenges passkeys personal_access_tokens
    provider_codes provider_flows provider_identities recovery_codes refresh_tokens sign_ins totp_secrets`,
  writing: `challenge_members challenges exercise_tags exercises journals notes tags writing_days writing_days_off writing_goals
    writing_minutes`,
  sessions: `calendar_feeds deleted_session_members session_lines session_messages session_participants session_place_requests
    session_presences session_readers session_readings session_sprint_words session_sprints session_word_intervals session_words
    session_writers sessions`,
  stories: `comments deleted_public_stories late_comments stories story_cards story_drafts story_favorites story_shares story_tags
    story_versions unseen_comments`,
  staff: 'case_findings content_decisions feedback feedback_votes mail_failures report_cases reports',
  notify: `followers_told notices notification_items notification_preferences notification_settings notifications
    push_subscriptions readers session_reminders told_members`,
  'own-data': '',
};

/** `installation_settings` has values of all servers, each of which one place reads and writes. */
const unowned = ['installation_settings'];

/** The tables of folders outside of the features. */
const outsideFeatures = {
  db: 'public_epoch',
  graphql: 'persisted_documents',
  record:
    'audit_log deleted_documents mails notification_events push_messages stored_texts unconfirmed_mails',
  request: 'rate_limits',
};

/** Other places that name tables, which tables, and why. A place is a domain, a folder, or for tables that many would name a file. */
const exceptions = [
  ['authz/storyAudience', 'stories story_shares', 'the one description of who may read a story'],
  ['cli', 'mails report_cases reports', 'lists for the operator'],
  ['cli/caseCommands', 'users', 'cases that no organiser can read'],
  ['cli/userCommands', 'users', 'the list of all members'],
  ['events', 'session_writers sessions', 'who hears of a room is looked up as it changes'],
  ['graphql', 'public_epoch', 'kept answers are compared with it'],
  ['identity/joining/joining.lists', 'users', 'a list walks the index of members who wait for approval'],
  ['notify', 'audit_log mails push_messages', 'it works off what transactions leave'],
  [
    'notify',
    `comments content_decisions deleted_session_members feedback follows report_cases reports session_participants
     session_place_requests session_words sessions story_shares`,
    'one statement finds who is notified, others what they may still see of it',
  ],
  ['notify/notification/candidates', 'users', 'one statement finds who is notified'],
  ['notify/notification/waitingForStaff', 'users', 'members who wait are among what waits for staff'],
  [
    'notify',
    'passkeys provider_identities sign_ins',
    'mails name ways to sign in; a push ends with its sign-in',
  ],
  [
    'own-data',
    `challenge_members challenges comments exercise_tags notification_items notifications recovery_codes report_cases
     session_participants sessions tags`,
    'the export has everything of a member',
  ],
  ['own-data/dataExport/personalData', 'users', 'the same'],
  [
    'record',
    'case_findings report_cases reports',
    'what rules find in a text is recorded for staff as it is stored',
  ],
  ['record', 'notices', 'whether all were told of an act'],
  ['record/recountStored', 'stories story_versions', 'sizes of stored texts'],
  ['record/textSizes', 'stories story_drafts story_versions', 'sizes of stored texts'],
  [
    'record/audit/audit',
    'users',
    'a refused sign-in is recorded in one statement, and only of an account that is there',
  ],
  ['request', 'tags', 'one loader for the tags of stories and exercises'],
  ['sessions', 'exercises', 'a member may write from one in a room'],
  ['staff', 'audit_log mails notification_events push_messages stored_texts', 'the system’s state'],
  ['staff', 'comments session_lines session_messages sessions', 'what is reported, or removed with a member'],
  ['staff/membership', 'sign_ins users', 'the list of all members'],
  [
    'stories',
    'exercise_tags exercises session_participants sessions tags',
    'where a story came from, and its tags',
  ],
  ['stories', 'follows journals notes', 'numbers of a profile'],
  ['stories/story/sitemapLists', 'users', 'authors of public stories'],
  ['stories/story/publicSearch', 'users', 'stories by their author’s name'],
];

const namesIn = (list) => list.split(/\s+/).filter(Boolean);
const owners = new Map(
  Object.entries({ ...domains, ...outsideFeatures }).flatMap(([owner, list]) =>
    namesIn(list).map((table) => [table, owner]),
  ),
);
const domainOrder = Object.keys(domains);
const isUpward = (place, table) =>
  domainOrder.includes(place) && domainOrder.indexOf(owners.get(table)) > domainOrder.indexOf(place);

const commentPattern = /^\s*\/\*\*?\s[\s\S]*?\*\//gm;
const entityPattern = /@Entity\('([a-z_]+)'/g;
/** Matches a table's name in a statement, or as the source of a list, as in 'stories s FORCE INDEX'. */
const tableInSql =
  /\b(?:FROM|JOIN|UPDATE|INTO)\s+([a-z_]+)\b|['`]([a-z_]+) (?!by )[a-z]{1,2}(?=['`]| (?:FORCE|LEFT|JOIN|STRAIGHT_JOIN|\$\{))/g;

/** A file's path below `server/` or `server/features/`, such as `notify/mail/mailQueue.ts`. */
const pathOf = (file) => file.replace(/^server\/(?:features\/)?/, '');
const placeOf = (path) => path.split('/')[0];

/** The tables of the entities, and each use of a table by a file that doesn't own it. Doesn't find interpolated names. */
function namedTables() {
  const files = codeBelow('server').filter((name) => !name.includes('/migrations/'));
  const entityTables = new Set();
  const uses = new Set();
  for (const file of files) {
    const text = readFileSync(fromRoot(file), 'utf8').replace(commentPattern, '');
    for (const [, table] of text.matchAll(entityPattern)) entityTables.add(table);
    for (const [, ofStatement, ofSource] of text.matchAll(tableInSql)) {
      const table = ofStatement ?? ofSource;
      const owner = owners.get(table);
      if (owner && owner !== placeOf(pathOf(file))) uses.add(`${pathOf(file)} ${table}`);
    }
  }
  return { entityTables, uses };
}

await main(async () => {
  const { entityTables, uses } = namedTables();
  const problems = [];
  for (const table of entityTables)
    if (!owners.has(table) && !unowned.includes(table))
      problems.push(`${table} has no owner in scripts/lib/tables.mjs`);
  for (const table of [...owners.keys(), ...unowned])
    if (!entityTables.has(table))
      problems.push(`there is no table ${table}: remove it from scripts/lib/tables.mjs`);
  for (const [place, tables] of exceptions)
    for (const table of namesIn(tables)) {
      if (isUpward(placeOf(place), table))
        problems.push(`${place} may not name ${table}, of a higher domain`);
      const allowed = [...uses].filter((use) => use.startsWith(place) && use.endsWith(` ${table}`));
      for (const use of allowed) uses.delete(use);
      if (allowed.length === 0)
        problems.push(`${place} doesn’t name ${table} any more: remove it from scripts/lib/tables.mjs`);
    }
  for (const use of uses) {
    const [path, table] = use.split(' ');
    problems.push(`${path} names ${table}, which ${owners.get(table)} owns`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n  '));
});
