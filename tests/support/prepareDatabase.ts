import { startTestMariadb } from './testMariadb';

/** Provides the database server before any suite needs it, and shows that it starts. */
startTestMariadb()
  .then((database) => database.stop())
  .catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
