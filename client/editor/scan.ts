import { type Block, type BlockKind, blockOf } from './blocks';
import { type BlockState, structureOf } from './containers';
import { inlineOf, mark, type Run, tickRuns } from './inline';
import { type Lines, type Splice, textOf } from './lines';
import type { Line } from './slateTypes';

interface LineView {
  kind: BlockKind;
  /** Number of mark characters before the text, for the hanging indent. */
  prefix: number;
  runs: readonly Run[];
}

const plain: LineView = { kind: 'text', prefix: 0, runs: [] };

/** The code spans that a line begins and ends in, as the lengths of their back-tick runs; 0 for none. */
interface Spans {
  before: number;
  after: number;
}

const noSpans: Spans = { before: 0, after: 0 };

/** The most lines that a code span reaches over, which bounds the work per key. */
const longestSpan = 20;

const isPlain = ({ kind, prefix }: Block, text: string) =>
  kind === 'code' || kind === 'blank' || prefix === text.length;

/** The view of a line, given the state of the lines above and the code spans around it. */
export function viewOf(text: string, state: BlockState, { before, after } = noSpans): LineView {
  const block = blockOf(text, state);
  const { kind, prefix } = block;
  const signs = prefix > 0 ? [{ start: 0, end: prefix, marks: mark.sign }] : [];
  if (isPlain(block, text)) return { kind, prefix, runs: signs };
  const { runs } = inlineOf(text, prefix, { before, closesBelow: (length) => length === after });
  return { kind, prefix, runs: [...signs, ...runs] };
}

/**
 * Computes the view of each line. State is propagated only while it changes, and views are computed when
 * drawn, so a key costs the work of one line.
 */
export class Scan {
  private readonly states = new WeakMap<Line, BlockState>();
  /** The code spans that reach over a line's ends, for the lines that have any. */
  private readonly spans = new WeakMap<Line, Spans>();
  private readonly ticks = new WeakMap<Line, Set<number>>();
  private readonly views = new WeakMap<Line, { state: BlockState; spans: Spans; view: LineView }>();

  /** Updates the states after a change; returns whether unchanged lines look different. */
  update(lines: Lines, splice: Splice): boolean {
    const { at, inserted } = splice;
    const above = lines[at - 1];
    let state: BlockState = above ? structureOf(textOf(above), this.states.get(above) ?? '').after : '';
    let othersChanged = false;
    let n = at;
    for (; n < lines.length; n += 1) {
      const line = lines[n] as Line;
      const text = textOf(line);
      const before = this.states.get(line);
      if (n >= at + inserted.length) {
        if (before === state) break;
        if (blockOf(text, before ?? '').kind !== blockOf(text, state).kind) othersChanged = true;
      }
      this.states.set(line, state);
      state = structureOf(text, state).after;
    }
    return this.updateSpans(lines, splice, n) || othersChanged;
  }

  /** Updates code spans: those that begin in lines above may end in the changed ones. Returns whether other lines look different. */
  private updateSpans(lines: Lines, { at, inserted }: Splice, changedTo: number): boolean {
    let othersChanged = false;
    let from = Math.max(0, at - 1);
    while (from > 0 && at - from < longestSpan && this.continues(lines[from] as Line)) from -= 1;
    for (let n = from; n < lines.length; n += 1) {
      const line = lines[n] as Line;
      const known = this.spansOf(line);
      const above = n > 0 ? this.spansOf(lines[n - 1] as Line).after : 0;
      const before = above > 0 && this.continues(line) ? above : 0;
      const after = this.spanAfter(lines, n, before);
      if (before === known.before && after === known.after) {
        if (n >= changedTo) break;
        continue;
      }
      if (n < at || n >= at + inserted.length) othersChanged = true;
      if (before + after > 0) this.spans.set(line, { before, after });
      else this.spans.delete(line);
    }
    return othersChanged;
  }

  private spansOf(line: Line): Spans {
    return this.spans.get(line) ?? noSpans;
  }

  /** The length of the back-tick run whose code continues in the next line; 0 if none. */
  private spanAfter(lines: Lines, n: number, before: number): number {
    const line = lines[n] as Line;
    const text = textOf(line);
    if (!text.includes('`')) return before;
    const block = blockOf(text, this.states.get(line) ?? '');
    if (isPlain(block, text)) return 0;
    const closesBelow = (length: number) => this.hasBelow(lines, n, length);
    return inlineOf(text, block.prefix, { before, closesBelow }).after;
  }

  /** Whether the paragraph has a run of back-ticks of this length in the lines below. */
  private hasBelow(lines: Lines, n: number, length: number): boolean {
    const below = lines.slice(n + 1, n + 1 + longestSpan);
    const others = below.findIndex((line) => !this.continues(line));
    return below.slice(0, others < 0 ? undefined : others).some((line) => this.ticksIn(line).has(length));
  }

  private ticksIn(line: Line): Set<number> {
    let known = this.ticks.get(line);
    if (!known) {
      known = tickRuns(textOf(line));
      this.ticks.set(line, known);
    }
    return known;
  }

  /** Whether a line continues the paragraph of the line above. */
  continues(line: Line): boolean {
    return structureOf(textOf(line), this.states.get(line) ?? '').continues;
  }

  viewOf(line: Line): LineView {
    const state = this.states.get(line);
    if (state === undefined) return plain;
    const spans = this.spansOf(line);
    const known = this.views.get(line);
    if (known?.state === state && known.spans === spans) return known.view;
    const view = viewOf(textOf(line), state, spans);
    this.views.set(line, { state, spans, view });
    return view;
  }
}
