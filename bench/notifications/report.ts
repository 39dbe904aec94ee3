import { fixed, table, verdict } from '../report';
import { followers, type NotificationsReading } from './measure';

const deliveredBar = 60;
const p99Bar = 1.5;
const listBar = 1.5;
const markBar = 5;

/** A publication to many followers, and many notifications beside few. */
export function notificationTables({ publications, few, many, markSeconds }: NotificationsReading): string[] {
  const growth = many.p50 / Math.max(few.p50, 1);
  return [
    table(
      [
        `A publication to ${followers.toLocaleString('en')} followers`,
        'delivered, s',
        'bar',
        '',
        'saves’ p50 ms, before / meanwhile',
        'saves’ p99 ms',
        'times',
        'bar',
        '',
      ],
      publications.map(({ deliveredSeconds, before, meanwhile }, round) => [
        `round ${round + 1}`,
        fixed(deliveredSeconds, 1),
        deliveredBar,
        verdict(deliveredSeconds <= deliveredBar),
        `${fixed(before.p50, 0)} / ${fixed(meanwhile.p50, 0)}`,
        `${fixed(before.p99, 0)} / ${fixed(meanwhile.p99, 0)}`,
        fixed(meanwhile.p99 / before.p99, 2),
        p99Bar,
        verdict(meanwhile.p99 <= p99Bar * before.p99),
      ]),
    ),
    table(
      ['100,000 notifications beside 20', 'with 20', 'with 100,000', 'bar', ''],
      [
        [
          'a page, p50 ms',
          fixed(few.p50, 0),
          fixed(many.p50, 0),
          `${listBar} times`,
          verdict(growth <= listBar),
        ],
        ['a page, p99 ms', fixed(few.p99, 0), fixed(many.p99, 0), '', ''],
        ['a page, CPU ms of the server', fixed(few.cpu, 2), fixed(many.cpu, 2), '', ''],
        ['a page, CPU ms of the database', fixed(few.databaseCpu, 2), fixed(many.databaseCpu, 2), '', ''],
        ['all marked as read, s', '', fixed(markSeconds, 2), markBar, verdict(markSeconds <= markBar)],
      ],
    ),
  ];
}
