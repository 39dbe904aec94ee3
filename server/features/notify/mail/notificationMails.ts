import type { Config } from '../../../config/config';
import { type DigestFrequency, NotificationKind, NotificationWay } from '../../../contract/enums';
import { isolated } from '../../../contract/isolated';
import { limits } from '../../../contract/limits';
import { type NotificationDetails, notificationText } from '../../../contract/notificationTexts';
import type { Database } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import type { Delivery } from '../../../model/notification.entity';
import { joinMember } from '../../members/user/memberConditions';
import { type DeliveryGroup, detailsOfDeliveries } from '../notification/deliveryDetails';
import { type MemberWants, readMemberWants } from '../notification/memberWants';
import { readNotificationPaths } from '../notification/notificationPaths';
import { type MailBlock, type MailText, paragraph } from './mailContent';
import { itemsThatFit, linesMax, renderMail } from './mailLayout';
import type { BeginMail, ClaimedMail } from './mailQueue';
import { timeOf } from './mailTimes';
import { notificationMailTexts } from './notificationMailTexts';
import type { Recipient } from './recipients';
import { safeLine, safeLines, safeSubject } from './safeText';
import { unsubscribeAddress } from './unsubscribeLink';
import { attachWaitingDeliveries } from './waitingDeliveries';

interface Deps {
  db: Pick<Database, 'read'>;
  config: Pick<Config, 'appUrl' | 'groupName' | 'groupTimeZone'> & { authSecret: Uint8Array };
  now: () => Date;
}

/** Most deliveries read for one mail. */
const deliveriesMax = 1_000;
/** Most comments quoted in a mail about one story, and characters of each. */
const quotesMax = 3;
const quoteLength = 280;
/** Characters of a removed text: its author may have no other copy. The data export has all of it. */
const removedLength = 5_000;

/** A group of deliveries as a line of the mail. */
interface MailItem {
  kind: NotificationKind;
  text: string;
  link: string;
  /** Whether it is about a deleted session: then the button leads to the other sessions. */
  isGone: boolean;
  /** The start of the session, if the kind shows it. */
  when: string | undefined;
  quotes: { text: string; by: string }[];
}

/**
 * SQL: the member has read delivery `t` in the app since, so that a digest leaves it out. A notification with the maximum number of
 * items gets none for later acts, which only change the time of its last change.
 */
const readInAppSql = `EXISTS (SELECT 1 FROM notifications r FORCE INDEX (notifications_joined)
  WHERE r.user_id = t.user_id AND r.kind = t.kind AND r.subject_id = t.subject_id AND r.unread IS NULL
    AND (EXISTS (SELECT 1 FROM notification_items i WHERE i.notification_id = r.id AND i.item_id = t.item_id)
      OR t.created_at <= r.changed_at AND (SELECT COUNT(*) FROM notification_items i
        WHERE i.notification_id = r.id) >= ${limits.notification.itemsMax}))`;

/** Reads the mail's deliveries, oldest first. */
async function readDeliveries({ db }: Deps, { id, kind }: ClaimedMail): Promise<Delivery[]> {
  const latestFirst = await db.read<Delivery>(
    `SELECT id, kind, subject_id AS subjectId, item_id AS itemId, actor_id AS actorId, created_at AS createdAt
     FROM notices t WHERE delivery_id = ? ${kind === 'digest' ? `AND NOT ${readInAppSql}` : ''}
     ORDER BY created_at DESC, id DESC LIMIT ${deliveriesMax}`,
    [id],
  );
  return latestFirst.reverse();
}

/** Reads the comments that the mail quotes, by id. */
async function readComments({ db }: Deps, groups: readonly DeliveryGroup[]) {
  const ids = groups.flatMap(({ deliveries }) =>
    deliveries.slice(-quotesMax).flatMap(({ itemId }) => (itemId.startsWith('comment_') ? itemId : [])),
  );
  if (ids.length === 0) return new Map<string, { content: string; name: string }>();
  const rows = await db.read<{ id: string; content: string; name: string }>(
    `SELECT c.id, LEFT(c.content, 1000) AS content, COALESCE(u.display_name, u.username) AS name
     FROM comments c ${joinMember('c.author_id')} WHERE c.id IN (${placeholders(ids)})`,
    ids,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The details with names and titles as mails show them. */
const detailsForMail = (details: NotificationDetails): NotificationDetails => ({
  ...details,
  actors: details.actors.map((name) => safeLine(name, 50)),
  title: details.title && safeLine(details.title, 90),
  decided: details.decided && { ...details.decided, reason: safeLine(details.decided.reason, 500) },
});

/** Reads the mail's items, latest first: only those that are still relevant, and that the member still wants by this way. */
async function readItems(deps: Deps, mail: ClaimedMail, userId: string, wants: MemberWants) {
  const way = mail.kind === 'digest' ? NotificationWay.DIGEST : NotificationWay.MAIL;
  const deliveries = (await readDeliveries(deps, mail)).filter(({ kind }) => wants.isWanted(kind, way));
  if (deliveries.length === 0) return [];
  const groups = (await detailsOfDeliveries(deps.db, userId, deliveries, deps.now())).reverse();
  if (groups.length === 0) return [];
  const shown = groups.slice(0, linesMax);
  const [pathOf, comments] = await Promise.all([
    readNotificationPaths(deps.db, userId, shown),
    readComments(deps, shown),
  ]);
  return groups.map(({ details, deliveries: joined }): MailItem => {
    const quotes = joined.slice(-quotesMax).flatMap(({ itemId }) => {
      const comment = comments.get(itemId);
      return comment ? { text: safeLine(comment.content, quoteLength), by: safeLine(comment.name, 50) } : [];
    });
    const { kind, decided } = details;
    // The mail quotes the removed or replaced text to its author.
    if (decided?.removedText)
      quotes.push({ text: safeLines(decided.removedText, removedLength), by: 'What you wrote' });
    return {
      kind,
      text: notificationText(detailsForMail(details)),
      link: `${deps.config.appUrl}${pathOf(details)}`,
      isGone: details.isGone === true,
      when: details.startsAt && timeOf(details.startsAt, deps.config.groupTimeZone),
      quotes,
    };
  });
}

const lineOf = ({ text, link, when, quotes: [quote] }: MailItem): MailBlock => ({
  kind: 'line',
  text,
  link,
  note: when ?? (quote && `${isolated(quote.by)}: ${isolated(safeLine(quote.text, 120))}`),
});

/** The last line of a mail that has no room for all items. */
const moreLine = (count: number, appUrl: string): MailBlock[] =>
  count > 0 ? [{ kind: 'line', text: `and ${count} more`, link: `${appUrl}/notifications` }] : [];

const withMore = (text: string, count: number) => (count > 0 ? `${text} and ${count} more` : text);

function renderNotificationMail(
  { config: { appUrl, groupName, authSecret } }: Deps,
  userId: string,
  items: readonly [MailItem, ...MailItem[]],
): MailText {
  const [first, ...others] = items;
  const shown = itemsThatFit(items, lineOf);
  const { several, button, when } = notificationMailTexts[first.kind];
  const isSecurity = first.kind === NotificationKind.ACCOUNT_SECURITY;
  const unsubscribe = unsubscribeAddress(appUrl, { id: userId, topic: first.kind }, authSecret);
  const blocks: MailBlock[] =
    others.length === 0
      ? [
          ...(first.when ? [paragraph(first.when)] : []),
          ...first.quotes.map((quote): MailBlock => ({ kind: 'quote', ...quote })),
          { kind: 'button', label: first.isGone ? 'See other sessions' : button, link: first.link },
        ]
      : [
          ...shown.map(lineOf),
          ...moreLine(items.length - shown.length, appUrl),
          { kind: 'button', label: 'See all notifications', link: `${appUrl}/notifications` },
        ];
  return renderMail(
    {
      subject: safeSubject(withMore(first.text, others.length)),
      heading: others.length === 0 ? first.text : several,
      preview: first.when ?? first.quotes[0]?.text ?? first.text,
      blocks,
      reason: isSecurity
        ? 'Mails about the security of your account can’t be turned off.'
        : `You get this mail because you want to be told ${when}.`,
      links: [
        ...(isSecurity ? [] : [{ label: 'Turn these mails off', link: unsubscribe }]),
        settingsLink(appUrl),
      ],
      ...(!isSecurity && { unsubscribe }),
    },
    { appUrl, groupName },
  );
}

const settingsLink = (appUrl: string) => ({
  label: 'All settings',
  link: `${appUrl}/settings?tab=notifications`,
});

function renderDigest(
  { config: { appUrl, groupName, authSecret } }: Deps,
  userId: string,
  items: readonly [MailItem, ...MailItem[]],
  frequency: DigestFrequency,
): MailText {
  const shown = itemsThatFit(items, lineOf);
  const groups = new Map<NotificationKind, MailItem[]>();
  for (const item of shown) groups.set(item.kind, [...(groups.get(item.kind) ?? []), item]);
  const blocks = [...groups].flatMap(([kind, lines]): MailBlock[] => [
    { kind: 'group', text: notificationMailTexts[kind].several },
    ...lines.map(lineOf),
  ]);
  const isDaily = frequency === 'daily';
  const unsubscribe = unsubscribeAddress(appUrl, { id: userId, topic: 'digest' }, authSecret);
  return renderMail(
    {
      subject: safeSubject(
        `${isDaily ? 'Today' : 'This week'}: ${withMore(items[0].text, items.length - 1)}`,
      ),
      heading: `Your ${isDaily ? 'day' : 'week'} at ${groupName}`,
      preview: items[0].text,
      blocks: [
        ...blocks,
        ...moreLine(items.length - shown.length, appUrl),
        { kind: 'button', label: 'See all notifications', link: `${appUrl}/notifications` },
      ],
      reason: `You get this digest ${isDaily ? 'every day' : 'every Monday'} on which there is news.`,
      links: [{ label: 'Turn the digest off', link: unsubscribe }, settingsLink(appUrl)],
      unsubscribe,
    },
    { appUrl, groupName },
  );
}

/**
 * Writes a mail from the deliveries that wait for it, or that were attached in an earlier attempt. Leaves out what the member no longer
 * wants by mail, or may no longer read. In quiet hours returns their end.
 */
export async function writeNotificationMail(
  deps: Deps,
  mail: ClaimedMail,
  { userId }: Recipient,
  begin: BeginMail,
): Promise<MailText | Date | undefined> {
  const wants = await readMemberWants(deps.db, userId);
  const isSecurity = mail.topic === NotificationKind.ACCOUNT_SECURITY;
  const quiet = isSecurity ? undefined : wants.quietUntil(deps.now());
  if (quiet) return quiet;
  const begun = await begin(async (tx) => {
    if (mail.joined !== null) await attachWaitingDeliveries(tx, mail);
    return true;
  });
  if (!begun) return undefined;
  const [first, ...others] = await readItems(deps, mail, userId, wants);
  if (!first) return undefined;
  if (mail.kind === 'notification') return renderNotificationMail(deps, userId, [first, ...others]);
  return renderDigest(deps, userId, [first, ...others], wants.digest);
}
