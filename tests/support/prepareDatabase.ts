import { startTestMariadb } from './testMariadb';

/** Provides the database server, and checks that it starts, before any suite needs it. */
startTestMariadb()
  .then((database) => database.stop())
  .catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
