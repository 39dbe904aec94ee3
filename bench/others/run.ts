import 'reflect-metadata';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createConnection, createPool, type RowDataPacket } from 'mysql2/promise';
import { readState } from '../../server/db/embedded/embeddedState';
import { answerOf, middleOf } from '../compare';
import { type BenchDatabase, provideSeeded } from '../database';
import { learn } from '../facts';
import { load, type Reading } from '../measure';
import { buildServer, startApp } from '../processes';
import { fixed, table } from '../report';
import { keep, runBench, say } from '../runBench';
import { settings } from '../settings';
import { programsOf } from './app';
import { startGhost } from './ghost';
import { type JobName, jobNames, type Program, plainText, type Question, type Source } from './program';
import { startStrapi } from './strapi';

const stories = process.env.BENCH_STORIES ? settings.stories : 10_000;
const folders = { ghost: process.env.GHOST_FOLDER, strapi: process.env.STRAPI_FOLDER };

/** Empty databases of their own for the other programs, beside the app's. */
async function sourceOf(database: BenchDatabase, longStoryId: string): Promise<Source> {
  const { hostname, port, username, password, pathname } = new URL(database.url);
  const pool = createPool({ uri: database.url, timezone: 'Z', charset: 'utf8mb4_unicode_ci' });
  await keep({ stop: () => pool.end() });
  const dataDir = path.join(settings.folder, String(stories));
  const { rootPassword } = readState(dataDir);
  const root = await createConnection({
    socketPath: path.join(dataDir, 'database.sock'),
    user: 'root',
    password: rootPassword,
  });
  for (const name of ['ghost', 'strapi']) {
    await root.query(`DROP DATABASE IF EXISTS ${name}`);
    await root.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    await root.query(`GRANT ALL ON ${name}.* TO '${username}'@'127.0.0.1'`);
  }
  await root.end();
  const connection = { host: hostname, port, user: username, password };
  return { pool, database: pathname.slice(1), connection, longStoryId };
}

/** Asks every program once for every connection. Returns the answers to each request of each. */
async function answersOf({ side, questions }: Program, job: JobName): Promise<string[][]> {
  const answers: string[][] = [];
  for (let connection = 0; connection < settings.connections; connection += 1)
    for (const [index, call] of (questions[job]?.calls(connection) ?? []).entries()) {
      answers[index] ??= [];
      answers[index].push(await answerOf(side.url, call));
    }
  return answers;
}

/** Throws if the programs don't tell the same stories. Returns which answers of each are right. */
async function agreedAnswers(job: JobName, programs: Program[], ending: string) {
  let agreed: unknown;
  const right = new Map<Program, (body: string) => boolean>();
  for (const program of programs) {
    const answers = await answersOf(program, job);
    const last = answers.at(-1)?.[0] ?? '';
    const told = program.questions[job]?.told;
    const facts = told ? told(JSON.parse(last)) : plainText(last.replaceAll('\\n', ' ')).includes(ending);
    agreed ??= facts;
    if (!facts || !isDeepStrictEqual(facts, agreed))
      throw new Error(
        `${jobNames[job]}: ${program.name} tells something else:\n${JSON.stringify(agreed).slice(0, 900)}\n${JSON.stringify(facts).slice(0, 900)}`,
      );
    const known = new Set(answers.flat());
    const lengths = new Set(answers.flat().map(({ length }) => length));
    // A page may differ between requests, as by a nonce.
    right.set(program, (body) => (told ? known.has(body) : lengths.has(body.length)));
  }
  return right;
}

interface Row {
  job: string;
  program: string;
  /** Of whole jobs, even if one takes several requests. */
  reading: Reading;
}

async function measure(job: JobName, all: Program[], databasePid: number, ending: string): Promise<Row[]> {
  const programs = all.filter(({ questions }) => questions[job]);
  const right = await agreedAnswers(job, programs, ending);
  const readings = new Map(programs.map((program) => [program, [] as Reading[]]));
  const loadOne = (program: Program, seconds: number) =>
    load({
      url: program.side.url,
      pid: program.side.pid,
      databasePid,
      calls: (program.questions[job] as Question).calls,
      isRight: right.get(program) ?? (() => false),
      seconds,
    });
  for (const program of programs) await loadOne(program, Math.min(2, settings.seconds));
  for (let round = 0; round < settings.rounds; round += 1)
    for (const program of round % 2 === 0 ? programs : [...programs].reverse())
      readings.get(program)?.push(await loadOne(program, settings.seconds));
  return programs.map((program) => {
    const reading = middleOf(readings.get(program) ?? []);
    const requests = (program.questions[job] as Question).calls(0).length;
    const times = (value: number | undefined) => value && value * requests;
    return {
      job: jobNames[job],
      program: program.name,
      reading: {
        ...reading,
        perSecond: reading.perSecond / requests,
        cpu: times(reading.cpu),
        databaseCpu: times(reading.databaseCpu),
      },
    };
  });
}

const print = (rows: Row[]) =>
  table(
    ['Job', 'program', 'a second', 'CPU ms', 'database CPU ms'],
    rows.map(({ job, program, reading: { perSecond, cpu, databaseCpu } }) => [
      job,
      program,
      fixed(perSecond, perSecond < 100 ? 1 : 0),
      fixed(cpu, 2),
      fixed(databaseCpu, 2),
    ]),
  );

/** The last words of the long story, which every page must show. */
async function endingOf({ pool, longStoryId }: Source): Promise<string> {
  const [rows] = await pool.query<RowDataPacket[]>('SELECT content FROM stories WHERE id = ?', [longStoryId]);
  return plainText(String(rows[0]?.content)).slice(-60);
}

async function main() {
  await buildServer();
  const database = await keep(provideSeeded({ users: stories / 10, stories }, say));
  const app = await keep(startApp(database.url));
  const facts = await learn(database.url, app.url);
  const source = await sourceOf(database, facts.longStoryId);
  const programs = programsOf(app, facts);
  for (const [folder, startOther] of [
    [folders.ghost, startGhost],
    [folders.strapi, startStrapi],
  ] as const) {
    if (!folder) continue;
    say(`  ${folder}`);
    const program = await startOther(folder, source);
    await keep(program.side);
    programs.push(program);
  }
  const ending = await endingOf(source);
  const rows: Row[] = [];
  for (const job of Object.keys(jobNames) as JobName[]) {
    say(`  ${jobNames[job]}`);
    rows.push(...(await measure(job, programs, database.pid, ending)));
  }
  say(`\n${print(rows)}\n`);
}

runBench(main);
