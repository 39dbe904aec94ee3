import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../../server/lib/paths';
import { eventually } from '../../support/mails';
import { testServer } from '../../support/testServer';
import { scrape } from './scrape';

const server = testServer({ metrics: { host: '127.0.0.1', port: 0 } });
const read = (file: string) => readFileSync(path.join(projectRoot, 'docs/operating', file), 'utf8');

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}

const panels: Panel[] = JSON.parse(read('dashboard.json')).panels;
const rules: Rule[] = parse(read('alerts.yml')).groups[0].rules;

/** The metrics and labels that an expression of Prometheus names. */
const selectorsIn = (expr: string) =>
  [...expr.matchAll(/\b((?:writers|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)\s*=/g)].map(([, label = '']) => label),
    }),
  );

const expressions = [
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

// The time of collecting garbage is counted from the first collection on.
beforeAll(() =>
  eventually('garbage to be collected', async () => {
    Array.from({ length: 100_000 }, () => ({}));
    return (await scrape(server)).find(({ name }) => name === 'nodejs_gc_duration_seconds_sum');
  }),
);

it.each(expressions)('%s names metrics and labels that exist', async (_, expr) => {
  // A histogram has samples from the first request on.
  await fetch(`${server.url}/about`);
  const samples = await scrape(server);
  const selectors = selectorsIn(expr);
  if (!expr.startsWith('up')) expect(selectors).not.toEqual([]);
  for (const { name, labels } of selectors) {
    const sample = samples.find((one) => one.name === name);
    expect({ name, exists: sample !== undefined }).toEqual({ name, exists: true });
    // Prometheus adds the instance and the job.
    const known = [...Object.keys(sample?.labels ?? {}), 'instance', 'job', 'le'];
    expect(labels.filter((label) => !known.includes(label))).toEqual([]);
  }
});

it('metrics that other programs have, too, are those of this app', () => {
  for (const { expr } of rules)
    for (const { name, labels } of selectorsIn(expr))
      expect({ name, own: name.startsWith('writers_') || labels.includes('job') }).toEqual({
        name,
        own: true,
      });
});

it('every alert says how bad it is and what to do', () => {
  for (const { alert, labels, annotations } of rules) {
    expect(alert).toMatch(/^Writers[A-Z]\w+$/);
    expect(['warning', 'critical']).toContain(labels.severity);
    expect(annotations.summary).toBeTruthy();
    expect(annotations.description).toBeTruthy();
  }
});

it('the dashboard shows every metric of the app', async () => {
  const shown = new Set(expressions.flatMap(([, expr]) => selectorsIn(expr)).map(({ name }) => name));
  const own = (await scrape(server)).map(({ name }) => name).filter((name) => name.startsWith('writers_'));
  expect([...new Set(own)].filter((name) => !shown.has(name) && !name.endsWith('_sum'))).toEqual([]);
});
