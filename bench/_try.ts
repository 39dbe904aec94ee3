import 'reflect-metadata';
import { provideSeeded } from '/work/main/bench/database';

(async () => {
  const db = await provideSeeded(
    { users: Number(process.argv[2]) / 10, stories: Number(process.argv[2]) },
    (l) => console.log((performance.now() / 1000).toFixed(1), l),
  );
  await db.stop();
})();
