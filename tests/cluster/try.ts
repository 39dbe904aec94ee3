import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { startScene } from './scene';

/** `npm run cluster`: the services of docker-compose.yml's profile `cluster`, from this machine's programs, until Ctrl-C. */
async function main(): Promise<void> {
  const home = mkdtempSync(`${tmpdir()}/writers-cluster-`);
  process.stdout.write('Starting three nodes, Redis, two servers and their proxy…\n');
  const scene = await startScene(home);
  const say = (name: string, place: string) => process.stdout.write(`${name.padEnd(9)} ${place}\n`);
  say('proxy', scene.front.url);
  for (const [n, { url }] of scene.servers.entries()) say(`server ${n + 1}`, url);
  for (const node of scene.nodes) say(node.name, `${node.url}, process ${node.pid}`);
  say('Redis', scene.redis.url);
  say('logs', home);
  process.stdout.write('Ctrl-C ends them and deletes their data.\n');
  process.once('SIGINT', () => {
    void scene.close().then(() => {
      rmSync(home, { recursive: true, force: true });
      process.exit(0);
    });
  });
}

main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
