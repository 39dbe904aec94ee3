import type { Line } from '../../../../render/typesetting/paragraph';
import type { Cell, TableBlock } from './blocks';
import { ink, measure, page, sizes } from './measures';
import type { Press } from './press';

const { size, leading } = sizes.cell;
const padding = { x: 5, y: 3 };
/** Minimum column width in points. */
const minColumn = 24;

interface SetCell {
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
  const least = needs.map(({ word }) => Math.max(word, minColumn));
  const minTotal = least.reduce((sum, want) => sum + want, 0);
  if (minTotal >= width) return least.map((want) => (want / minTotal) * width);
  const spare = width - minTotal;
  const beyond = wanted.map((want, n) => Math.max(0, want - (least[n] ?? 0)));
  const beyondTotal = beyond.reduce((sum, want) => sum + want, 0) || 1;
  return least.map((want, n) => want + ((beyond[n] ?? 0) / beyondTotal) * spare);
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
export function placeTable(press: Press, block: TableBlock): void {
  const columns = Math.max(...block.rows.map((row) => row.length));
  const inner = measure - columns * 2 * padding.x;
  const rows = inner / columns < minColumn ? asOneColumn(block.rows) : block.rows;
  const paragraphs = rows.map((row) => row.map(({ spans }) => press.paragraph(spans, size)));
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
  const widths = columnWidths(needs, measure - count * 2 * padding.x);
  const setRow = (row: readonly Cell[], n: number): SetCell[] =>
    row.map(({ align, heading }, column) => {
      const paragraph = paragraphs[n]?.[column];
      const lines = paragraph?.lines(() => widths[column] ?? 0) ?? [];
      return { lines, align, heading, rightToLeft: paragraph?.rightToLeft ?? false };
    });

  const table = press.element('Table');
  if (!press.isAtTop) press.y += block.before;
  const head = rows[0]?.[0]?.heading ? setRow(rows[0], 0) : undefined;
  const headHeight = head ? heightOf(head) : 0;

  /** Draws a row; what doesn't fit continues on the next page. */
  const placeRow = (cells: SetCell[], repeatsHead: boolean) => {
    const turn = () => {
      press.turn();
      if (head && repeatsHead && headHeight < press.room / 4)
        press.decorate(() => drawCells(press, head, widths, 0, Number.POSITIVE_INFINITY));
    };
    const all = Math.max(1, ...cells.map(({ lines }) => lines.length));
    const row = press.element('TR', table);
    const elements = cells.map(({ heading }) => press.element(heading ? 'TH' : 'TD', row));
    if (heightOf(cells) > press.room && !press.isAtTop && (all < 4 || press.room < 3 * leading)) turn();
    for (let done = 0; done < all; ) {
      const fit = Math.max(1, Math.floor((press.room - 2 * padding.y) / leading));
      if (press.room < leading + 2 * padding.y && !press.isAtTop) {
        turn();
        continue;
      }
      const from = done;
      drawCells(press, cells, widths, from, fit, (n, draw) => {
        const element = elements[n];
        if (element) press.within(element, cells[n]?.heading ? 'TH' : 'TD', draw);
      });
      done += fit;
      if (done < all) turn();
    }
    for (const element of elements) element.end();
    row.end();
  };

  rows.forEach((row, n) => {
    placeRow(n === 0 && head ? head : setRow(row, n), n > 0);
  });
  table.end();
  press.y += block.after;
}

const heightOf = (cells: readonly SetCell[]) =>
  Math.max(1, ...cells.map(({ lines }) => lines.length)) * leading + 2 * padding.y;

function drawCells(
  press: Press,
  cells: readonly SetCell[],
  widths: readonly number[],
  from: number,
  maxLines: number,
  within: (cell: number, draw: () => void) => void = (_, draw) => draw(),
) {
  const top = press.y;
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
        const moved = align === 'center' ? spare / 2 : atEnd ? spare : 0;
        const y = top + padding.y + at * leading + leading * 0.5 + size * 0.35;
        press.drawLine(line, { x: left + moved, y, size, color: ink.text });
      }
    });
    x += width + 2 * padding.x;
  }
  press.y = top + drawn * leading + 2 * padding.y;
  const total = x - page.left;
  const rule = () => press.drawRule(page.left, press.y, total, ink.rule);
  if (maxLines === Number.POSITIVE_INFINITY) rule();
  else press.decorate(rule);
}
