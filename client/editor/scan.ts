import { type BlockKind, blockOf } from './blocks';
import { type BlockState, structureOf } from './containers';
import { inlineRuns, mark, type Run } from './inline';
import { type Lines, type Splice, textOf } from './lines';
import type { Line } from './slateTypes';

export interface LineView {
  kind: BlockKind;
  /** Number of mark characters before the text, for the hanging indent. */
  prefix: number;
  runs: readonly Run[];
}

const plain: LineView = { kind: 'text', prefix: 0, runs: [] };

/** The view of a line, given the state of the lines above. */
export function viewOf(text: string, state: BlockState): LineView {
  const { kind, prefix } = blockOf(text, state);
  const signs = prefix > 0 ? [{ start: 0, end: prefix, marks: mark.sign }] : [];
  if (kind === 'code' || kind === 'blank' || prefix === text.length) return { kind, prefix, runs: signs };
  return { kind, prefix, runs: [...signs, ...inlineRuns(text, prefix)] };
}

/**
 * Computes the view of each line. State is propagated only while it changes, and views are computed when
 * drawn, so a key costs the work of one line.
 */
export class Scan {
  private readonly states = new WeakMap<Line, BlockState>();
  private readonly views = new WeakMap<Line, { state: BlockState; view: LineView }>();

  /** Takes in a change; returns whether unchanged lines look different. */
  update(lines: Lines, { at, inserted }: Splice): boolean {
    const above = lines[at - 1];
    let state: BlockState = above ? structureOf(textOf(above), this.states.get(above) ?? '').after : '';
    let othersChanged = false;
    for (let n = at; n < lines.length; n += 1) {
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
    return othersChanged;
  }

  /** Whether a line goes on with the paragraph of the line above. */
  continues(line: Line): boolean {
    return structureOf(textOf(line), this.states.get(line) ?? '').continues;
  }

  viewOf(line: Line): LineView {
    const state = this.states.get(line);
    if (state === undefined) return plain;
    const known = this.views.get(line);
    if (known?.state === state) return known.view;
    const view = viewOf(textOf(line), state);
    this.views.set(line, { state, view });
    return view;
  }
}
