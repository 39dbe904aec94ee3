import type { Line } from '../../../../render/typesetting/paragraph';
import type { Cell, TableBlock } from './blocks';
import { colors, page, sizes, textWidth } from './measures';
import type { PageWriter } from './pageWriter';

const { size, leading } = sizes.cell;
const padding = { x: 5, y: 3 };
/** Minimum column width in points. */
const minColumn = 24;

interface LaidOutCell {
  lines: Line[];
  align: Cell['align'];
  rightToLeft: boolean;
  heading: boolean;
}

/**
 * Gives each column the width of its widest line if all fit; otherwise shares the width in proportion,
 * keeping room for the longest word where possible.
 */
export function columnWidths(needs: readonly { word: number; line: number }[], width: number): number[] {
  const wanted = needs.map(({ line }) => line);
  const total = wanted.reduce((sum, want) => sum + want, 0);
  if (total <= width) return wanted.map((want) => want + (width - total) / wanted.length);
  const minimums = needs.map(({ word }) => Math.max(word, minColumn));
  const minTotal = minimums.reduce((sum, want) => sum + want, 0);
  if (minTotal >= width) return minimums.map((want) => (want / minTotal) * width);
  const spare = width - minTotal;
  const beyond = wanted.map((want, n) => Math.max(0, want - (minimums[n] ?? 0)));
  const beyondTotal = beyond.reduce((sum, want) => sum + want, 0) || 1;
  return minimums.map((want, n) => want + ((beyond[n] ?? 0) / beyondTotal) * spare);
}

/** Converts a table that is too wide for the page into one column, with ' | ' between cells. */
const asOneColumn = (rows: readonly Cell[][]): Cell[][] =>
  rows.map((cells) => [
    {
      spans: cells.flatMap(({ spans }, n) => (n === 0 ? spans : [{ text: ' | ', style: {} }, ...spans])),
      align: 'start',
      heading: cells[0]?.heading ?? false,
    },
  ]);

/** Places a table across pages and repeats its header on each. */
export function placeTable(writer: PageWriter, block: TableBlock): void {
  const columns = Math.max(...block.rows.map((row) => row.length));
  const inner = textWidth - columns * 2 * padding.x;
  const rows = inner / columns < minColumn ? asOneColumn(block.rows) : block.rows;
  const paragraphs = rows.map((row) => row.map(({ spans }) => writer.paragraph(spans, size)));
  const count = rows[0]?.length ?? 0;
  const needs = Array.from({ length: count }, (_, n) =>
    paragraphs.reduce(
      (widest, row) => {
        const { word, line } = row[n]?.widths() ?? { word: 0, line: 0 };
        return { word: Math.max(widest.word, word), line: Math.max(widest.line, line) };
      },
      { word: 0, line: 0 },
    ),
  );
  const widths = columnWidths(needs, textWidth - count * 2 * padding.x);
  const layOutRow = (row: readonly Cell[], n: number): LaidOutCell[] =>
    row.map(({ align, heading }, column) => {
      const paragraph = paragraphs[n]?.[column];
      const lines = paragraph?.lines(() => widths[column] ?? 0) ?? [];
      return { lines, align, heading, rightToLeft: paragraph?.rightToLeft ?? false };
    });

  const table = writer.element('Table');
  if (!writer.isAtTop) writer.y += block.before;
  const head = rows[0]?.[0]?.heading ? layOutRow(rows[0], 0) : undefined;
  const headHeight = head ? heightOf(head) : 0;

  /** Draws a row; what doesn't fit continues on the next page. */
  const placeRow = (cells: LaidOutCell[], repeatsHead: boolean) => {
    const startPageWithHead = () => {
      writer.startPage();
      if (head && repeatsHead && headHeight < writer.remainingHeight / 4)
        writer.decorate(() => drawCells(writer, head, widths));
    };
    const all = Math.max(1, ...cells.map(({ lines }) => lines.length));
    const row = writer.element('TR', table);
    const elements = cells.map(({ heading }) => writer.element(heading ? 'TH' : 'TD', row));
    if (
      heightOf(cells) > writer.remainingHeight &&
      !writer.isAtTop &&
      (all < 4 || writer.remainingHeight < 3 * leading)
    )
      startPageWithHead();
    for (let done = 0; done < all; ) {
      const fit = Math.max(1, Math.floor((writer.remainingHeight - 2 * padding.y) / leading));
      if (writer.remainingHeight < leading + 2 * padding.y && !writer.isAtTop) {
        startPageWithHead();
        continue;
      }
      const from = done;
      drawCells(writer, cells, widths, {
        from,
        maxLines: fit,
        within: (n, draw) => {
          const element = elements[n];
          if (element) writer.within(element, cells[n]?.heading ? 'TH' : 'TD', draw);
        },
      });
      done += fit;
      if (done < all) startPageWithHead();
    }
    for (const element of elements) element.end();
    row.end();
  };

  rows.forEach((row, n) => {
    placeRow(n === 0 && head ? head : layOutRow(row, n), n > 0);
  });
  table.end();
  writer.y += block.after;
}

const heightOf = (cells: readonly LaidOutCell[]) =>
  Math.max(1, ...cells.map(({ lines }) => lines.length)) * leading + 2 * padding.y;

interface PartOfRow {
  /** The first line to draw of each cell. */
  from: number;
  maxLines: number;
  /** Draws within the cell's structure element. */
  within: (cell: number, draw: () => void) => void;
}

/** Draws part of a row with a rule below; without one, a whole repeated header, which is decoration. */
function drawCells(
  writer: PageWriter,
  cells: readonly LaidOutCell[],
  widths: readonly number[],
  rowPart?: PartOfRow,
) {
  const { from, maxLines, within }: PartOfRow = rowPart ?? {
    from: 0,
    maxLines: Number.POSITIVE_INFINITY,
    within: (_, draw) => draw(),
  };
  const top = writer.y;
  let x = page.left;
  let drawn = 1;
  for (const [n, { lines, align, rightToLeft }] of cells.entries()) {
    const width = widths[n] ?? 0;
    const part = lines.slice(from, from + maxLines);
    drawn = Math.max(drawn, part.length);
    const left = x + padding.x;
    within(n, () => {
      for (const [at, line] of part.entries()) {
        const spare = width - line.width;
        const atEnd = align === 'end' || (align === 'start' && rightToLeft);
        const offset = align === 'center' ? spare / 2 : atEnd ? spare : 0;
        const y = top + padding.y + at * leading + leading * 0.5 + size * 0.35;
        writer.drawLine(line, { x: left + offset, y, size, color: colors.text });
      }
    });
    x += width + 2 * padding.x;
  }
  writer.y = top + drawn * leading + 2 * padding.y;
  const total = x - page.left;
  const rule = () => writer.drawRule(page.left, writer.y, total, colors.rule);
  // A repeated header is decoration as a whole already.
  if (rowPart) writer.decorate(rule);
  else rule();
}
