import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../tests/support/browser';
import { settings } from '../settings';

/** Not a package of the project: it is heavy, and only this measurement needs it. */
const version = '12.8.2';
const folder = path.join(settings.folder, `lighthouse-${version}`);
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');

/** Installs Lighthouse into the benchmarks' folder, where later runs find it. */
export function installLighthouse(): void {
  if (existsSync(program)) return;
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', '--prefix', folder, ...flags, `lighthouse@${version}`], {
    stdio: 'inherit',
  });
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

interface Report {
  runtimeError?: { code: string; message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    {
      score: number | null;
      numericValue?: number;
      details?: { items?: { url: string; transferSize?: number }[] };
    }
  >;
}

export interface LighthouseReading {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Audits that count and are failed, by category. */
  failed: Record<Category, string[]>;
  /** Largest contentful paint and total blocking time, in milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  requests: number;
  /** Requests to another origin. */
  foreign: string[];
}

function readingOf(report: Report, origin: string): LighthouseReading {
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  const forEach = <Value>(of: (category: Category) => Value) =>
    Object.fromEntries(categories.map((category) => [category, of(category)])) as Record<Category, Value>;
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const requests = (report.audits['network-requests']?.details?.items ?? []).filter(({ url }) =>
    url.startsWith('http'),
  );
  return {
    scores: forEach((category) => Math.round((report.categories[category].score ?? 0) * 100)),
    failed: forEach((category) =>
      report.categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: requests.length,
    foreign: requests.flatMap(({ url }) => (new URL(url).origin === origin ? [] : [url])),
  };
}

/** Lighthouse sometimes loses the start of its own recording, without having measured anything. */
const attempts = 3;

/**
 * A first visit on the phone profile: a slow network and a processor four times as slow. Throws if the status is an
 * error's, unless the page is one that `isMissing`.
 */
export async function runLighthouse(url: string, { isMissing = false } = {}): Promise<LighthouseReading> {
  const out = mkdtempSync(path.join(tmpdir(), 'writers-lighthouse-'));
  const file = path.join(out, 'report.json');
  try {
    const measure = () =>
      promisify(execFile)(
        process.execPath,
        [
          ...[program, url, '--quiet', '--output=json', `--output-path=${file}`],
          ...['--chrome-flags=--headless --no-sandbox', `--only-categories=${categories}`],
          ...(isMissing ? ['--ignore-status-code'] : []),
        ],
        { env: { ...process.env, CHROME_PATH: findBrowser() } },
      );
    for (let attempt = 1; ; attempt += 1)
      try {
        await measure();
        break;
      } catch (error) {
        if (attempt === attempts || !String(error).includes('NO_NAVSTART')) throw error;
      }
    return readingOf(JSON.parse(readFileSync(file, 'utf8')) as Report, new URL(url).origin);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
