import { fixed, table, verdict } from '../report';
import { followers, type NotificationsReading } from './measure';

const deliveredBar = 60;
const p99Bar = 1.5;
const listBar = 50;
const markBar = 5;

/** A publication to many followers, and many notifications beside few. */
export function notificationTables(reading: NotificationsReading): string[] {
  const { deliveredSeconds, before, meanwhile, few, many, markSeconds } = reading;
  const slowest = Math.max(...deliveredSeconds);
  return [
    table(
      [
        `A publication to ${followers.toLocaleString('en')} followers`,
        'before',
        'meanwhile',
        'times',
        'bar',
        '',
      ],
      [
        [
          'delivered in the app, s, the slowest',
          '',
          fixed(slowest, 1),
          '',
          deliveredBar,
          verdict(slowest <= deliveredBar),
        ],
        [
          'saves, p50 ms',
          fixed(before.p50, 0),
          fixed(meanwhile.p50, 0),
          fixed(meanwhile.p50 / before.p50, 2),
          '',
          '',
        ],
        [
          'saves, p99 ms',
          fixed(before.p99, 0),
          fixed(meanwhile.p99, 0),
          fixed(meanwhile.p99 / before.p99, 2),
          p99Bar,
          verdict(meanwhile.p99 <= p99Bar * before.p99),
        ],
      ],
    ),
    table(
      ['100,000 notifications beside 20', 'with 20', 'with 100,000', 'bar', ''],
      [
        ['a page, p50 ms', fixed(few.p50, 0), fixed(many.p50, 0), listBar, verdict(many.p50 <= listBar)],
        ['a page, p99 ms', fixed(few.p99, 0), fixed(many.p99, 0), '', ''],
        ['a page, CPU ms of the server', fixed(few.cpu, 2), fixed(many.cpu, 2), '', ''],
        ['a page, CPU ms of the database', fixed(few.databaseCpu, 2), fixed(many.databaseCpu, 2), '', ''],
        ['all marked as read, s', '', fixed(markSeconds, 2), markBar, verdict(markSeconds <= markBar)],
      ],
    ),
  ];
}
