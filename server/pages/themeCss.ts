import { colors, fontSizes, letterSpacings, lineHeights, shadow } from '../contract/theme';

type Pair = readonly [light: string, dark: string];
const indexOf = { light: 0, dark: 1 } as const;

/** The theme's colours that documents use. */
const families = ['paper', 'ink', 'rule', 'accent', 'lamp'] as const;

function declarations(theme: keyof typeof indexOf): string {
  const index = indexOf[theme];
  const shades = families.flatMap((family) =>
    Object.entries<Pair>(colors[family]).map(
      ([shade, pair]) => `--${family}${shade === 'DEFAULT' ? '' : `-${shade}`}:${pair[index]};`,
    ),
  );
  return `${shades.join('')}--raised:${shadow[index]};`;
}

const values = (name: string, of: Readonly<Record<string, string | number>>) =>
  Object.entries(of)
    .map(([key, value]) => `--${name}-${key}:${value};`)
    .join('');

/**
 * The theme's tokens as custom properties. Dark follows the operating system, unless a theme was chosen on this
 * device, which the script in the head puts on the root element.
 */
export function themeCss(): string {
  const light = `color-scheme:light;${declarations('light')}`;
  const dark = `color-scheme:dark;${declarations('dark')}`;
  const sizes = values('size', fontSizes) + values('line', lineHeights) + values('letter', letterSpacings);
  return [
    `:root{${light}${sizes}}`,
    `:root.dark{${dark}}`,
    `@media (prefers-color-scheme:dark){:root:not(.light){${dark}}}`,
  ].join('\n');
}
