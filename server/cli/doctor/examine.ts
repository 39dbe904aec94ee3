import { type Config, ConfigError, loadConfig } from '../../config/config';
import { runningDatabase } from '../../db/embedded/startEmbeddedDatabase';
import { endOfLifeWarning } from '../../startup/nodeRelease';
import { checkDatabase } from './checkDatabase';
import { checkDeletions, checkDisk, checkMail, checkReaders, checkRedis } from './checkServices';
import { type Finding, ok, problem, warning } from './finding';

function nodeFinding(): Finding {
  const { node } = process.versions;
  const old = endOfLifeWarning(node, new Date());
  return old ? warning('Node', node, `${old}.`) : ok('Node', node);
}

/** Reads the settings, or finds what is wrong with them. Unlike a start in development, it creates no secret. */
function readConfig(env: NodeJS.ProcessEnv): Config | Finding[] {
  const standIn = env.NODE_ENV !== 'production' && !env.AUTH_SECRET?.trim() && 'x'.repeat(32);
  try {
    return loadConfig({ ...env, ...(standIn && { AUTH_SECRET: standIn }) });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const advice = 'docs/operating.md lists the settings.';
    return error.problems.map((says) => problem('Configuration', says, advice));
  }
}

/** Checks everything that the app needs. Changes nothing. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const config = readConfig(env);
  if (Array.isArray(config)) return [nodeFinding(), ...config];
  const url = config.databaseUrl ?? (await runningDatabase(config.dataDir));
  const notRunning = ok('Database', 'the embedded one is not running: npm start starts it');
  const checks = await Promise.all([
    url ? checkDatabase(url) : [notRunning],
    checkRedis(config),
    checkMail(config),
    checkReaders(config),
    checkDisk(config),
    checkDeletions(config),
  ]);
  return [nodeFinding(), ok('Configuration', `complete, for ${config.environment}`), ...checks.flat()];
}
