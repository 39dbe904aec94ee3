import { Agent, request } from 'node:http';
import { median } from './measure';
import { randomFrom } from './random';
import { emailOf } from './seed/seed';
import { settings } from './settings';

/** Response times for addresses with and without an account. */
export interface EnumerationReading {
  name: string;
  pairs: number;
  /** Medians, in milliseconds. */
  known: number;
  unknown: number;
  /** The median of the differences of pairs. */
  gap: number;
}

interface Question {
  name: string;
  path: string;
  body: (email: string) => object;
}

const questions: Question[] = [
  {
    name: 'Sign-in, wrong password',
    path: '/api/auth/signin',
    body: (email) => ({ email, password: 'Nobody has this 1' }),
  },
  { name: 'Recovery', path: '/api/auth/password/reset', body: (email) => ({ email }) },
  { name: 'Magic link', path: '/api/auth/magic-link/request', body: (email) => ({ email }) },
];

/** An unknown address of the same length as the known one. */
const unknownEmail = (known: string) => known.replace(/^\w{2}/, 'zz');

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function ask(url: string, { path, body }: Question, email: string): Promise<{ answer: string; ms: number }> {
  const text = JSON.stringify(body(email));
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(
      new URL(path, url),
      {
        agent,
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const ms = performance.now() - started;
          resolve({ answer: `${response.statusCode} ${Buffer.concat(chunks).toString()}`, ms });
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/** Requests known and unknown addresses in random order; throws if the responses differ. */
export async function measureEnumeration(url: string, members: number): Promise<EnumerationReading[]> {
  const readings: EnumerationReading[] = [];
  const random = randomFrom(11);
  for (const question of questions) {
    const known: number[] = [];
    const unknown: number[] = [];
    const answers = new Set<string>();
    // The first tenth is a warm-up.
    for (let pair = -settings.pairs / 10; pair < settings.pairs; pair += 1) {
      const email = emailOf(Math.floor(random() * members));
      const order = random() < 0.5 ? [email, unknownEmail(email)] : [unknownEmail(email), email];
      for (const address of order) {
        const { answer, ms } = await ask(url, question, address);
        answers.add(answer);
        if (pair >= 0) (address === email ? known : unknown).push(ms);
      }
    }
    if (answers.size !== 1) throw new Error(`${question.name} tells: ${[...answers].join('\n')}`);
    const gaps = known.map((ms, pair) => ms - (unknown[pair] ?? 0));
    readings.push({
      name: question.name,
      pairs: known.length,
      known: median(known),
      unknown: median(unknown),
      gap: Math.abs(median(gaps)),
    });
  }
  agent.destroy();
  return readings;
}
