import type { Line, Paragraph } from '../../../../render/typesetting/paragraph';
import type { TextBlock } from './blocks';
import { gap, ink, measure, page } from './measures';
import type { Press } from './press';

/** A block broken into lines. */
export interface SetText {
  block: TextBlock;
  lines: Line[];
  rightToLeft: boolean;
}

/** Minimum number of lines of a paragraph on either page (widows and orphans). */
const together = 2;

const movedBy = ({ firstLine, hanging }: TextBlock, line: number, goesOn: boolean) =>
  line === 0 ? firstLine : goesOn ? hanging : 0;

export function setText(press: Press, block: TextBlock): SetText {
  const paragraph: Paragraph = press.paragraph(block.spans, block.size);
  const room = measure - block.inset.start - block.inset.end;
  const lines = paragraph.lines((line, goesOn) => room - movedBy(block, line, goesOn));
  return { block, lines, rightToLeft: paragraph.rightToLeft };
}

/** How many lines stay on this page, so that neither page gets a single line. */
export function linesThatStay(lines: number, fit: number, isAtTop: boolean): number {
  if (fit >= lines) return lines;
  const stay = lines - fit < together ? lines - together : fit;
  if (stay >= together) return stay;
  // An empty page takes what fits.
  return isAtTop ? Math.max(1, fit) : 0;
}

/** Minimum height that a block needs on a page, including the space before it. */
export const minHeight = ({ block, lines }: SetText): number =>
  block.before + (lines.length <= together + 1 ? lines.length : together) * block.leading;

export const wholeHeight = ({ block, lines }: SetText): number =>
  block.before + lines.length * block.leading + block.after;

/** Places a block, continuing on further pages if necessary. */
export function placeText(press: Press, { block, lines, rightToLeft }: SetText, onBegin?: () => void): void {
  const { size, leading, inset, role } = block;
  const left = page.left + (rightToLeft ? inset.end : inset.start);
  const width = measure - inset.start - inset.end;
  const element = press.element(role);
  if (!press.isAtTop) press.y += block.before;
  for (let done = 0; done < lines.length; ) {
    const fit = Math.floor((press.room + 0.01) / leading);
    const stay = linesThatStay(lines.length - done, fit, press.isAtTop);
    if (stay === 0) {
      press.turn();
      continue;
    }
    if (done === 0) onBegin?.();
    if (done === 0 && block.ruled) drawRuleAbove(press, rightToLeft);
    const first = done;
    if (block.filled)
      press.decorate(() => press.drawFill(left - 6, press.y - 4, width + 12, stay * leading + 8));
    press.within(element, role, () => {
      for (let n = 0; n < stay; n += 1) {
        const line = lines[first + n];
        if (!line) continue;
        const baseline = press.y + leading * 0.5 + size * 0.35;
        const moved = movedBy(block, first + n, line.goesOn);
        const x = block.centred
          ? left + (width - line.width) / 2
          : rightToLeft
            ? left + width - line.width - moved
            : left + moved;
        if (block.marker !== undefined && first + n === 0)
          drawMarker(press, block, { x: rightToLeft ? left + width : left, baseline, rightToLeft });
        press.drawLine(line, { x, y: baseline, size, color: block.quiet ? ink.quiet : ink.text });
        press.y += leading;
      }
    });
    done += stay;
    if (done < lines.length) press.turn();
  }
  press.y += block.after;
  element.end();
}

function drawRuleAbove(press: Press, rightToLeft: boolean) {
  const width = 36;
  const x = rightToLeft ? page.left + measure - width : page.left;
  press.decorate(() => press.drawRule(x, press.y - gap, width, ink.rule));
}

function drawMarker(
  press: Press,
  { marker = '', size }: TextBlock,
  { x, baseline, rightToLeft }: { x: number; baseline: number; rightToLeft: boolean },
) {
  const [line] = press.paragraph([{ text: marker, style: {} }], size).lines(() => measure);
  if (!line) return;
  const space = 6;
  press.drawLine(line, {
    x: rightToLeft ? x + space : x - space - line.width,
    y: baseline,
    size,
    color: ink.quiet,
  });
}
