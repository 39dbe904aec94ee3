import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDemoContent } from '../../server/demo/demoContent';
import { projectRoot } from '../../server/paths';
import { settings } from '../../server/settings';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

describe('docs/operating.md', () => {
  test('lists every setting with its default and its meaning, in order', () => {
    const documented = [...read('docs/operating.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) ?\| (.*) \|$/gm)].map(
      ([, name = '', value = '', meaning = '']) => ({
        name,
        default: value.replaceAll('`', '') || undefined,
        meaning,
      }),
    );
    expect(documented).toEqual(
      settings.map(({ name, default: value, meaning }) => ({ name, default: value, meaning })),
    );
  });
});

describe('README.md', () => {
  test('names every demo account and the password they share', () => {
    const readme = read('README.md');
    for (const { email, password } of loadDemoContent().members) {
      expect(readme).toContain(`\`${email}\``);
      expect(readme).toContain(`the password \`${password}\``);
    }
  });
});

describe('.env.example', () => {
  test('trusts no proxy unless its operator says so', () => {
    expect(read('.env.example')).toMatch(/^TRUST_PROXY=0$/m);
  });
});
