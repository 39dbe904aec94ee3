import { kinds } from '../model/kinds';
import { type Draft, isBlank, isDirty, type LocalDocument, sameText } from '../model/model';
import { removeUnloadBackup, writeUnloadBackup } from '../storage/unloadBackup';
import type { DocumentStore } from '../sync/documentStore';
import {
  type AutoSaveState,
  type DraftFacts,
  factsOf,
  hasToBeSent,
  sameFacts,
  type WriterState,
} from './writerState';

/** A change is on the device this long after it was made at the latest, however many follow it. */
const localDelayMs = 200;
/** Between two keys the words about them don't change. */
const restMs = 250;
/** Source: specification, section 9. */
const savedMs = 2_000;
const failedMs = 3_000;

export interface WriterOptions {
  documents: DocumentStore;
  story: LocalDocument;
  /** Whether the device has it already; a new one is not there before its first change. */
  kept: boolean;
  /** The text as the editor holds it; null while the editor is on its way. */
  readText: () => string | null;
  /** Another device's change has come into the story: the editor is to show it. */
  showText: (text: string) => void;
  autoSaveMs: () => number;
}

/** Carries what is written to the desk: each change within a moment, and to the server after a pause. */
export class TextWriter {
  private state: WriterState;
  private readonly listeners = new Set<() => void>();
  private kept: boolean;
  private localTimer: Timer = null;
  private autoSaveTimer: Timer = null;
  private indicatorTimer: Timer = null;
  /** Runs for a moment after each key. */
  private restTimer: Timer = null;
  private writing: Promise<void> = Promise.resolve();
  /** Writes that the device has not answered yet. */
  private underWay = 0;
  /** A text that was put into the editor, which has yet to tell of it. */
  private expected: string | null = null;
  /** The latest that the device was given to keep. */
  private handedOver: Draft | null = null;
  private hasLastWords = false;
  /** What the words on the screen were made from. */
  private basis: LocalDocument;
  private stop: (() => void) | null = null;

  constructor(private readonly options: WriterOptions) {
    const { story, kept } = options;
    this.kept = kept;
    this.basis = story;
    this.state = {
      story,
      facts: factsOf(story),
      indicator: 'idle',
      changed: false,
      dirty: false,
      settled: kept,
      storageProblem: null,
      merged: false,
      gone: false,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): WriterState => this.state;

  /** Begins to hear of the story and of the page's end; what it returns writes the last words and ends that. */
  open(): () => void {
    const { documents, story } = this.options;
    const unsubscribe = documents.subscribe((localId) => {
      if (localId === null || localId === story.localId) void this.readAgain();
    });
    const keep = () => void this.flush();
    const keepAtEnd = () => {
      this.keepLastWords();
      keep();
    };
    const keepIfHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    // The tab may be gone before the timer is.
    window.addEventListener('pagehide', keepAtEnd);
    document.addEventListener('visibilitychange', keepIfHidden);
    this.stop = () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepAtEnd);
      document.removeEventListener('visibilitychange', keepIfHidden);
    };
    void this.readAgain();
    return () => this.close();
  }

  /** The editor's text has changed. */
  readonly textChanged = (): void => {
    const expected = this.expected;
    this.expected = null;
    if (expected === null || this.options.readText() !== expected) this.touch({});
  };

  readonly change = (facts: Partial<DraftFacts>): void =>
    this.touch({ facts: { ...this.state.facts, ...facts } });

  /** The database may be too slow for a page that is about to go. */
  private keepLastWords(): void {
    const draft = this.draft();
    if (!this.isAhead() || (!this.kept && isBlank({ kind: this.basis.kind, ...draft }))) return;
    writeUnloadBackup({ story: this.basis, draft, underWay: this.handedOver });
    this.hasLastWords = true;
  }

  /** Writes what is not on the device yet. Resolves when it is there, or is known not to be. */
  flush(): Promise<void> {
    clear(this.localTimer);
    this.localTimer = null;
    if (this.state.dirty) {
      // Taken now: an editor that is closing is not there to be asked later.
      const draft = this.draft();
      this.underWay += 1;
      this.set({ dirty: false });
      this.handedOver = draft;
      this.writing = this.writing.then(() => this.write(draft));
    }
    return this.writing;
  }

  draft(): Draft {
    const content = this.options.readText() ?? this.state.story.content;
    const { facts, story } = this.state;
    return { ...facts, title: kinds[story.kind].titleOf?.(content) ?? facts.title, content };
  }

  /** An author's save is under way: the auto-save has nothing left to do. */
  cancelAutoSave(): void {
    if (this.state.merged) this.set({ merged: false });
    clear(this.autoSaveTimer);
    this.autoSaveTimer = null;
    if (this.state.indicator === 'pending') this.set({ indicator: 'idle' });
  }

  private touch(change: Partial<WriterState>): void {
    clear(this.restTimer);
    this.restTimer = setTimeout(() => {
      this.restTimer = null;
      this.settle();
    }, restMs);
    this.set({ ...change, changed: true, dirty: true, settled: false, indicator: 'pending' });
    this.localTimer ??= setTimeout(() => void this.flush(), localDelayMs);
    clear(this.autoSaveTimer);
    this.autoSaveTimer = setTimeout(() => void this.autoSave(), this.options.autoSaveMs());
  }

  private async autoSave(): Promise<void> {
    this.autoSaveTimer = null;
    await this.flush();
    // Typed in the meantime: that has set a timer of its own.
    if (this.autoSaveTimer !== null) return;
    if (hasToBeSent(this.state.story))
      await this.options.documents.autosave(this.state.story.localId).catch(() => {});
    if (this.autoSaveTimer === null && this.state.indicator === 'pending') this.set({ indicator: 'idle' });
  }

  private async write(draft: Draft): Promise<void> {
    try {
      // An untouched page leaves nothing behind.
      const isWorthIt = this.kept || !isBlank({ kind: this.basis.kind, ...draft });
      const story = isWorthIt ? await this.options.documents.write(this.basis, draft) : null;
      this.underWay -= 1;
      if (!story) return;
      this.kept = true;
      this.take(story, draft);
      if (this.state.storageProblem) this.set({ storageProblem: null });
      this.settle();
      if (this.hasLastWords && !this.isAhead()) this.dropLastWords();
    } catch (error) {
      this.underWay -= 1;
      // The desk has it in memory then, and goes on from there; else it is in the editor alone.
      const inMemory = await this.options.documents.read({ localId: this.basis.localId }).catch(() => null);
      const storageProblem = error instanceof Error ? error : new Error(String(error));
      if (!inMemory || !sameText(inMemory, draft)) return this.set({ dirty: true, storageProblem });
      this.kept = true;
      this.take(inMemory, draft);
      this.set({ storageProblem });
    }
  }

  /** The page was not gone after all. */
  private dropLastWords(): void {
    removeUnloadBackup(this.basis);
    this.hasLastWords = false;
  }

  private isAhead(): boolean {
    return this.state.dirty || this.underWay > 0;
  }

  private settle(): void {
    const isHere = this.kept && !this.isAhead() && this.state.storageProblem === null;
    if (isHere && this.restTimer === null) this.set({ settled: true });
  }

  private async readAgain(): Promise<void> {
    await this.writing;
    // Read before its first write was through, it is not there, and has not gone either.
    const wasKept = this.kept;
    const told = await this.options.documents
      .read({ localId: this.state.story.localId })
      .catch(() => undefined);
    if (told === undefined) return;
    if (told === null) {
      // A device that gives no answer is no sign either, and words that nobody else has are not left for one.
      const hasOwnWords = this.state.changed && isDirty(this.state.story);
      const isTrouble = this.options.documents.overview().storageProblem !== null;
      if (wasKept && !hasOwnWords && !isTrouble) this.set({ gone: true });
      return;
    }
    // A write of here has gone past what was read.
    if (told.revision < this.state.story.revision) return;
    this.kept = true;
    // The device has caught up with what it could not keep.
    if (
      this.state.storageProblem &&
      !this.isAhead() &&
      this.options.documents.overview().storageProblem === null
    )
      this.set({ storageProblem: null });
    // What is being typed meets it at the next write, where the desk joins both.
    if (this.isAhead()) this.follow(told);
    else this.take(told, this.draft());
    this.settle();
  }

  /** The device's record, and what of it the screen doesn't show yet. */
  private take(story: LocalDocument, shown: Draft): void {
    this.follow(story);
    if (this.isAhead()) {
      // Typed meanwhile: what has come in from elsewhere is joined with that by the next write.
      this.basis = sameText(story, shown) ? story : { ...this.basis, ...shown };
      return;
    }
    if (story.content !== shown.content) {
      const text = this.options.readText();
      if (text !== null && text !== shown.content) {
        // Typed just now, and not told of yet.
        this.basis = { ...this.basis, ...shown };
        this.touch({});
        return;
      }
      this.expected = text === null ? null : story.content;
      this.options.showText(story.content);
      if (this.state.changed) this.set({ merged: true });
    }
    this.basis = story;
    if (!sameFacts(story, this.state.facts)) this.set({ facts: factsOf(story) });
  }

  private follow(story: LocalDocument): void {
    const before = this.state.story.syncStatus;
    this.set({ story, gone: false });
    const now = story.syncStatus;
    if (now === before || this.autoSaveTimer !== null) return;
    if (now === 'syncing') this.indicate('saving');
    else if (now === 'synced') this.indicate('saved', savedMs);
    else if (now === 'error') this.indicate('error', failedMs);
    else if (this.state.indicator === 'saving') this.indicate('idle');
  }

  private indicate(indicator: AutoSaveState, forMs?: number): void {
    clear(this.indicatorTimer);
    this.set({ indicator });
    if (forMs === undefined) return;
    this.indicatorTimer = setTimeout(() => {
      if (this.state.indicator === indicator) this.set({ indicator: 'idle' });
    }, forMs);
  }

  private close(): void {
    const wasPending = this.autoSaveTimer !== null;
    clear(this.autoSaveTimer);
    clear(this.indicatorTimer);
    clear(this.restTimer);
    this.autoSaveTimer = null;
    this.stop?.();
    const { documents } = this.options;
    void this.flush().then(async () => {
      const { story } = this.state;
      if (story.id === null && this.kept && this.state.changed && isBlank(story))
        await documents.remove(story.localId);
      else if (wasPending && this.kept && hasToBeSent(story)) await documents.autosave(story.localId);
    });
  }

  private set(change: Partial<WriterState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}

type Timer = ReturnType<typeof setTimeout> | null;

const clear = (timer: Timer) => {
  if (timer !== null) clearTimeout(timer);
};
