import { type ExportSource, streamRows } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { jsonListsFile, mapRows } from './jsonFiles';

/** Notifications, and those that still wait to be mailed or pushed, without texts of others. */
export function* notificationsFile(source: ExportSource): Generator<ZipFile> {
  const params = [source.userId];
  const notifications = streamRows<{ id: string }>(source, {
    columns: `n.id, n.kind, n.subject_id AS about, n.created_at AS createdAt, n.changed_at AS changedAt,
      n.read_at AS readAt`,
    from: 'notifications n',
    where: 'n.user_id = ?',
    params,
    id: 'n.id',
  });
  const waitingDeliveries = streamRows<{ id: string }>(source, {
    columns: 'n.id, n.way, n.kind, n.subject_id AS about, n.created_at AS createdAt',
    from: 'notices n',
    where: 'n.user_id = ?',
    params,
    id: 'n.id',
  });
  yield { path: 'notifications.json', content: jsonListsFile({ notifications, waiting: waitingDeliveries }) };
}

/**
 * How the member is notified, by kind and at which hours; browsers that receive push messages; sessions in which a place was
 * asked for; what the member follows by mail.
 */
export function* notificationSettingsFile(source: ExportSource): Generator<ZipFile> {
  const params = [source.userId];
  const settings = streamRows<{ id: string }>(source, {
    columns: `s.user_id AS id, s.digest, s.quiet_from AS quietFrom, s.quiet_until AS quietUntil,
      s.quiet_zone AS quietTimeZone`,
    from: 'notification_settings s',
    where: 's.user_id = ?',
    params,
    id: 's.user_id',
  });
  const preferences = streamRows<{ id: string; ways: string }>(source, {
    columns: 'p.kind AS id, p.ways',
    from: 'notification_preferences p',
    where: 'p.user_id = ?',
    params,
    id: 'p.kind',
  });
  const pushSubscriptions = streamRows<{ id: string }>(source, {
    columns: 'p.id, p.sign_in_id AS signIn, p.created_at AS createdAt',
    from: 'push_subscriptions p',
    where: 'p.user_id = ?',
    params,
    id: 'p.id',
  });
  const placeRequests = streamRows<{ id: string }>(source, {
    columns: 'r.session_id AS id, r.requested_at AS requestedAt',
    from: 'session_place_requests r',
    where: 'r.user_id = ?',
    params,
    id: 'r.session_id',
  });
  // The hash is `addressKey()` in SQL.
  const followedByMail = streamRows<{ id: string; follows: string }>(source, {
    columns: 'r.id, r.follows, r.created_at AS createdAt, r.confirmed_at AS confirmedAt',
    from: `users u JOIN readers r ON r.address_key = CONVERT(LEFT(SHA2(u.email, 256), 40) USING ascii)`,
    where: 'u.id = ? AND u.email_confirmed_at IS NOT NULL',
    params,
    id: 'r.id',
  });
  const lists = {
    settings: mapRows(settings, ({ id: _, ...row }) => row),
    preferences: mapRows(preferences, ({ id, ways }) => ({
      kind: id,
      ways: ways.split(',').filter(Boolean),
    })),
    pushSubscriptions,
    placeRequests: mapRows(placeRequests, ({ id, ...row }) => ({ session: id, ...row })),
    followedByMail,
  };
  yield { path: 'notification-settings.json', content: jsonListsFile(lists) };
}
