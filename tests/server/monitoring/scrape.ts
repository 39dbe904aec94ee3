import type { TestServer } from '../../support/testServer';

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** The text of the metrics, as Prometheus gets it. */
export async function metricsText(server: TestServer): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${server.app.monitor.metricsPort}/metrics`);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The samples of Prometheus' text format. */
export const samplesIn = (text: string): Sample[] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, label = '', said = '']) => [label, said])),
        value: Number(value),
      };
    });

export const scrape = async (server: TestServer): Promise<Sample[]> => samplesIn(await metricsText(server));

/** The value of the one sample with these labels; undefined if there is none. */
export const valueIn = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}) =>
  samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value;
