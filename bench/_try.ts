import 'reflect-metadata';
import { provideSeeded } from './database';
import { learn } from './facts';
import { jobsOf } from './jobs';
import { load } from './measure';
import { buildServer, startApp, startReference } from './processes';

(async () => {
  if (!process.env.NOBUILD) await buildServer();
  const db = await provideSeeded({ users: 10_000, stories: 100_000 }, () => {});
  const app = await startApp(db.url);
  const ref = await startReference(db.url);
  try {
    const facts = await learn(db.url, app.url);
    const which = Number(process.env.JOB ?? 0);
    const job = jobsOf(facts)[which]!;
    const n = Number(process.env.N ?? 4);
    for (let i = 0; i < n; i++)
      for (const side of ['reference', 'app'] as const) {
        const s = { reference: ref, app }[side];
        const r = await load({
          url: s.url,
          pid: s.pid,
          databasePid: db.pid,
          calls: job[side],
          isRight: (b) => !b.includes('"errors":'),
          seconds: Number(process.env.S ?? 5),
        });
        console.log(
          side.padEnd(10),
          r.perSecond.toFixed(0),
          'p50',
          r.p50,
          'cpu',
          r.cpu?.toFixed(2),
          'db',
          r.databaseCpu?.toFixed(2),
        );
      }
  } finally {
    await app.stop();
    await ref.stop();
    await db.stop();
  }
})();
