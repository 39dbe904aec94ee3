import type { Line, Paragraph } from '../../../../render/typesetting/paragraph';
import type { TextBlock } from './blocks';
import { colors, gap, page, textWidth } from './measures';
import type { PageWriter } from './pageWriter';

/** A block broken into lines. */
export interface LaidOutText {
  block: TextBlock;
  lines: Line[];
  rightToLeft: boolean;
}

/** Minimum number of lines of a paragraph on either page (widows and orphans). */
const minTogether = 2;

const indentOf = ({ firstLine, hanging }: TextBlock, line: number, isContinuation: boolean) =>
  line === 0 ? firstLine : isContinuation ? hanging : 0;

export function layOutText(writer: PageWriter, block: TextBlock): LaidOutText {
  const paragraph: Paragraph = writer.paragraph(block.spans, block.size);
  const width = textWidth - block.inset.start - block.inset.end;
  const lines = paragraph.lines((line, isContinuation) => width - indentOf(block, line, isContinuation));
  return { block, lines, rightToLeft: paragraph.rightToLeft };
}

/** How many lines stay on this page, so that neither page gets a single line. */
export function linesThatStay(lines: number, fit: number, isAtTop: boolean): number {
  if (fit >= lines) return lines;
  const stay = lines - fit < minTogether ? lines - minTogether : fit;
  if (stay >= minTogether) return stay;
  // An empty page takes the lines that fit, so that placing them always makes progress.
  return isAtTop ? Math.max(1, fit) : 0;
}

/** Minimum height that a block needs on a page, including the space before it. */
export const minHeight = ({ block, lines }: LaidOutText): number =>
  block.before + (lines.length <= minTogether + 1 ? lines.length : minTogether) * block.leading;

/** The height of a block on one page, including the space around it. */
export const wholeHeight = ({ block, lines }: LaidOutText): number =>
  block.before + lines.length * block.leading + block.after;

/** Places a block, continuing on further pages if necessary. */
export function placeText(
  writer: PageWriter,
  { block, lines, rightToLeft }: LaidOutText,
  onBegin?: () => void,
): void {
  const { size, leading, inset, role } = block;
  const left = page.left + (rightToLeft ? inset.end : inset.start);
  const width = textWidth - inset.start - inset.end;
  const element = writer.element(role);
  if (!writer.isAtTop) writer.y += block.before;
  for (let done = 0; done < lines.length; ) {
    // Tolerates rounding errors.
    const fit = Math.floor((writer.remainingHeight + 0.01) / leading);
    const stay = linesThatStay(lines.length - done, fit, writer.isAtTop);
    if (stay === 0) {
      writer.startPage();
      continue;
    }
    if (done === 0) onBegin?.();
    if (done === 0 && block.hasRuleAbove) drawRuleAbove(writer, rightToLeft);
    const first = done;
    if (block.hasBackground)
      writer.decorate(() => writer.drawFill(left - 6, writer.y - 4, width + 12, stay * leading + 8));
    writer.within(element, role, () => {
      for (let n = 0; n < stay; n += 1) {
        const line = lines[first + n];
        if (!line) continue;
        const baseline = writer.y + leading * 0.5 + size * 0.35;
        const indent = indentOf(block, first + n, line.isContinuation);
        const x = block.isCentred
          ? left + (width - line.width) / 2
          : rightToLeft
            ? left + width - line.width - indent
            : left + indent;
        if (block.marker !== undefined && first + n === 0)
          drawMarker(writer, block, { x: rightToLeft ? left + width : left, baseline, rightToLeft });
        writer.drawLine(line, {
          x,
          y: baseline,
          size,
          color: block.isSecondary ? colors.secondary : colors.text,
        });
        writer.y += leading;
      }
    });
    done += stay;
    if (done < lines.length) writer.startPage();
  }
  writer.y += block.after;
  element.end();
}

function drawRuleAbove(writer: PageWriter, rightToLeft: boolean) {
  const width = 36;
  const x = rightToLeft ? page.left + textWidth - width : page.left;
  writer.decorate(() => writer.drawRule(x, writer.y - gap, width, colors.rule));
}

function drawMarker(
  writer: PageWriter,
  { marker = '', size }: TextBlock,
  { x, baseline, rightToLeft }: { x: number; baseline: number; rightToLeft: boolean },
) {
  const [line] = writer.paragraph([{ text: marker, style: {} }], size).lines(() => textWidth);
  if (!line) return;
  const space = 6;
  writer.drawLine(line, {
    x: rightToLeft ? x + space : x - space - line.width,
    y: baseline,
    size,
    color: colors.secondary,
  });
}
