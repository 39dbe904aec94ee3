import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import PDFDocument from 'pdfkit';
import { type MotifColor, motif } from '../../contract/motif';
import { colors as theme } from '../../contract/theme';
import { Fonts } from '../typesetting/fonts';
import { type Line, placedWords } from '../typesetting/paragraph';
import { type CardText, cardSize } from './cardText';
import {
  drawable,
  drawableName,
  type LaidOutTitle,
  layOutLine,
  layOutTitle,
  titleArea,
  titleStyle,
} from './layOut';

const groupName = 'Monday Writers';

const [paper] = theme.paper.DEFAULT;
const [ink] = theme.ink.DEFAULT;
const [muted] = theme.ink.muted;
const [accent] = theme.accent.DEFAULT;
const [lamp] = theme.lamp.DEFAULT;
const [glow] = theme.lamp.glow;
const motifColors: Record<MotifColor, string> = { paper, ink, accent, lamp, 'lamp.glow': glow };

/** pdfkit opens fonts and shapes text, as for PDFs. The fonts stay open for the lifetime of the thread. */
const fonts = new Fonts(new PDFDocument({ autoFirstPage: false }));

/** Places in pixels: the margin at the sides, the base lines of the group's name and the author's, and the title's upper edge. */
const margin = 80;
const groupNameY = 112;
const titleTop = 150;
const authorY = 564;

/** The motif's left edge and scale. It stands on the picture's lower edge, and is larger on a card without a title. */
const usualMotif = { x: 760, scale: 1.14 } as const;
const largeMotif = { x: 580, scale: 1.64 } as const;

/** A line as an SVG path of its outlines, so that the SVG contains no text of members. */
function outlinePath(
  { pieces, width }: Line,
  { y, size, color, rightToLeft }: { y: number; size: number; color: string; rightToLeft: boolean },
): string {
  let at = rightToLeft ? cardSize.width - margin - width : margin;
  let d = '';
  for (const piece of pieces) {
    for (const { text, x } of placedWords(piece, at)) d += fonts.outlines(piece.face, text, { x, y, size });
    at += piece.width;
  }
  return `<path fill="${color}" d="${d}"/>`;
}

function motifGroup({ x: left, scale }: { x: number; scale: number }, rightToLeft: boolean): string {
  const x = rightToLeft ? cardSize.width - left - motif.width * scale : left;
  const y = cardSize.height - (motif.height - 2) * scale;
  // The lamp's cord hangs from the picture's upper edge.
  const cord = `<path d="M180 ${-y / scale}V4"/>`;
  const shapes = motif.shapes.map(({ d, fill, stroke, mirrored }) => {
    const paint = `fill="${fill ? motifColors[fill] : 'none'}" stroke="${stroke === null ? 'none' : motifColors[stroke ?? 'ink']}"`;
    return `<path d="${d}" ${paint}${mirrored ? ` transform="translate(${motif.width} 0) scale(-1 1)"` : ''}/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${cord}${shapes.join('')}</g>`;
}

function titlePaths({ lines, size, leading, rightToLeft }: LaidOutTitle): string {
  const top = titleTop + (titleArea.height - lines.length * leading) / 2;
  return lines
    .map((line, n) => {
      const y = top + n * leading + leading / 2 + size * 0.3;
      return outlinePath(line, { y, size, color: ink, rightToLeft });
    })
    .join('');
}

/** The card as SVG, in outlines only. */
export function cardAsSvg({ title, names }: CardText): string {
  const drawableTitle = drawable(fonts, title);
  const laidOut = drawableTitle === undefined ? undefined : layOutTitle(fonts, drawableTitle);
  const rightToLeft = laidOut?.rightToLeft ?? false;
  const place = laidOut ? usualMotif : largeMotif;
  const width = place.x - margin - 40;
  const label = layOutLine(fonts, groupName, { size: 28, width, style: { family: 'figtree' } });
  const author = layOutLine(fonts, drawableName(fonts, names), { size: 34, width, style: titleStyle });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<path fill="${paper}" d="M0 0h${cardSize.width}v${cardSize.height}H0Z"/>`,
    motifGroup(place, rightToLeft),
    label && outlinePath(label, { y: groupNameY, size: 28, color: accent, rightToLeft }),
    laidOut && titlePaths(laidOut),
    author && outlinePath(author, { y: authorY, size: 34, color: muted, rightToLeft }),
    '</svg>',
  ].join('');
}

let rendererReady: Promise<void> | undefined;

/** Draws a card as PNG, 1200 × 630. */
export async function drawCard(text: CardText): Promise<Uint8Array> {
  rendererReady ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await rendererReady;
  const drawing = new Resvg(cardAsSvg(text), { font: { loadSystemFonts: false } });
  const picture = drawing.render();
  try {
    return picture.asPng();
  } finally {
    // The garbage collector doesn't free memory of WebAssembly.
    picture.free();
    drawing.free();
  }
}
