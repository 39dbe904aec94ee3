import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../lib/paths';
import { themeCss } from './themeCss';

/** Assets that each document contains or refers to. */
interface PageAssets {
  style: string;
  /** Runs before the first paint. */
  early: string;
  /** Inserts the parts that need a script; see ByScript. */
  inPlace: string;
  /** Splits the layout of a document into tasks; see LayoutBreak. */
  layOut: string;
  /** The address of the deferred script; undefined without a build. */
  late: string | undefined;
  /** The address of the reading face's font. */
  font: string | undefined;
  /** Default texts, in Markdown. */
  terms: string;
  privacy: string;
  /** The policy of documents: only this style and these scripts, and pictures that the reader asks for. */
  policy: string;
}

/** The address below which `dist/pages/files` is served. */
export const filesPath = '/pages';

const built = path.join(projectRoot, 'dist/pages');
const fromSources = path.extname(__filename) === '.ts';

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const policyOf = (style: string, ...scripts: string[]) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    `style-src ${hashOf(style)}`,
    "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** CSS of the reading face, with a fallback of the same measures, so that nothing moves when the font arrives. */
const fontFaces = (font: string | undefined) => {
  const fallback =
    '@font-face{font-family:"Literata Fallback";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");size-adjust:116.2%;ascent-override:101.3%;descent-override:26.5%;line-gap-override:0%}';
  return font
    ? `@font-face{font-family:Literata;src:url(${font}) format("woff2");font-display:swap}${fallback}`
    : fallback;
};

/** Assets as the build, or printing now, makes them; addresses are relative to filesPath. */
interface PrintedAssets {
  style: string;
  early: string;
  inPlace: string;
  layOut: string;
  late?: string;
  font?: string;
}

const readBuilt = () => JSON.parse(readFileSync(path.join(built, 'assets.json'), 'utf8')) as PrintedAssets;

/** Without a build, prints style and scripts from the sources. The deferred script and the font come from a build, if there is one. */
function printNow(): PrintedAssets {
  const { printScript, printStyle } = require(path.join(projectRoot, 'scripts/lib/pageAssets.cjs')) as {
    printScript(name: string): string;
    printStyle(tokens: string): string;
  };
  const { late, font }: Partial<PrintedAssets> = existsSync(path.join(built, 'assets.json'))
    ? readBuilt()
    : {};
  return {
    style: printStyle(themeCss()),
    early: printScript('early'),
    inPlace: printScript('inPlace'),
    layOut: printScript('layOut'),
    late,
    font,
  };
}

function readAssets(): PageAssets {
  const printed = fromSources ? printNow() : readBuilt();
  const font = printed.font && `${filesPath}/${printed.font}`;
  const style = fontFaces(font) + printed.style;
  const texts = fromSources ? path.join(projectRoot, 'server/pages/texts') : path.join(built, 'texts');
  const textOf = (name: string) => readFileSync(path.join(texts, `${name}.md`), 'utf8');
  return {
    style,
    early: printed.early,
    inPlace: printed.inPlace,
    layOut: printed.layOut,
    late: printed.late && `${filesPath}/${printed.late}`,
    font,
    terms: textOf('terms'),
    privacy: textOf('privacy'),
    policy: policyOf(style, printed.early, printed.inPlace, printed.layOut),
  };
}

let loaded: PageAssets | undefined;

/** The assets, read once. */
export const pageAssets = (): PageAssets => (loaded ??= readAssets());

/** Reads the build's files at the start, because a later build belongs to another version of the server. */
export function loadPageAssets(): void {
  if (!fromSources) pageAssets();
}
