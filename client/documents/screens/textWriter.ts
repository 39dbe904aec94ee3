import { createListeners } from '../../lib/store';
import { kinds } from '../model/kinds';
import { type Draft, isBlank, isDirty, type LocalDocument, type StoryText, sameText } from '../model/model';
import { DeviceText, type ShownText } from './deviceText';
import { SaveIndicator } from './saveIndicator';
import {
  autoSavePauseMs,
  type DraftFacts,
  factsOf,
  hasToBeSent,
  openingState,
  sameFacts,
  type WriterOptions,
  type WriterState,
} from './writerState';

/** Maximum delay until a change is stored on the device, however many changes follow. */
const localDelayMs = 200;
/** How long typing must pause until the status is updated. */
const pauseMs = 250;

/** Writes edits to the document store: to the device immediately, to the server after a pause. */
export class TextWriter implements ShownText {
  private state: WriterState;
  private readonly changes = createListeners();
  private readonly indicator = new SaveIndicator(
    () => this.state.indicator,
    (indicator) => this.set({ indicator }),
  );
  private readonly device: DeviceText;
  private localTimer: Timer;
  private autoSaveTimer: Timer;
  private noAutoSaveUntil = 0;
  private pauseTimer: Timer;
  /** A text put into the editor, whose change event is still to come. */
  private textBeingShown: string | null = null;
  private stop: (() => void) | null = null;

  constructor(private readonly options: WriterOptions) {
    const { document, isStored } = options;
    this.device = new DeviceText(options, this);
    this.state = openingState(document, isStored);
  }

  readonly subscribe = this.changes.subscribe;

  readonly read = (): WriterState => this.state;

  /**
   * Starts listening to the document and to the end of the page; the returned function writes the last
   * changes and stops.
   */
  open(): () => void {
    const { documents } = this.options;
    const { localId: ownId } = this.options.document;
    const unsubscribe = documents.subscribe((localId) => {
      if (localId === null || localId === ownId) void this.readAgain();
    });
    const flushAtEnd = () => {
      this.device.writeBackup(this.draft());
      void this.flush();
    };
    const flushIfHidden = () => void (document.visibilityState === 'hidden' && this.flush());
    // The tab may be closed before the timer fires.
    window.addEventListener('pagehide', flushAtEnd);
    document.addEventListener('visibilitychange', flushIfHidden);
    this.stop = () => {
      unsubscribe();
      window.removeEventListener('pagehide', flushAtEnd);
      document.removeEventListener('visibilitychange', flushIfHidden);
    };
    void this.readAgain();
    return () => this.close();
  }

  /** Called after the editor's text has changed. */
  readonly textChanged = (): void => {
    const { textBeingShown } = this;
    this.textBeingShown = null;
    if (textBeingShown === null || this.options.readText() !== textBeingShown) this.markChanged({});
  };

  readonly change = (facts: Partial<DraftFacts>): void =>
    this.markChanged({ facts: { ...this.state.facts, ...facts } });

  /** Replaces title, text and tags, as if their author had typed them. Resolves as flush() does. */
  replace({ title, content, tags }: StoryText & Pick<Draft, 'tags'>): Promise<void> {
    if (this.options.readText() !== null) this.options.showText(content);
    this.change({ title, tags });
    return this.flush({ ...this.draft(), content });
  }

  /** Saves by a button. */
  async save(privacyLevel: Draft['privacyLevel'] | null) {
    this.cancelAutoSave();
    await this.flush();
    return this.device.save(privacyLevel);
  }

  /** Writes pending changes. Resolves when they are stored, or storing has failed. */
  flush(draft = this.draft()): Promise<void> {
    clearTimeout(this.localTimer);
    this.localTimer = undefined;
    // The draft is read before waiting, because a closing editor can't be read later.
    return this.device.flush(draft);
  }

  isOpen(): boolean {
    return this.stop !== null;
  }

  isAutoSavePending(): boolean {
    return this.autoSaveTimer !== undefined;
  }

  draft(): Draft {
    const content = this.options.readText() ?? this.state.document.content;
    const { facts, document } = this.state;
    return { ...facts, title: kinds[document.kind].titleOf?.(content) ?? facts.title, content };
  }

  /** An explicit save replaces the pending auto-save. */
  cancelAutoSave(): void {
    if (this.state.merged) this.set({ merged: false });
    clearTimeout(this.autoSaveTimer);
    this.autoSaveTimer = undefined;
    if (this.state.indicator === 'pending') this.set({ indicator: 'idle' });
  }

  private markChanged(change: Partial<WriterState>): void {
    clearTimeout(this.pauseTimer);
    this.pauseTimer = setTimeout(() => {
      this.pauseTimer = undefined;
      this.settle();
    }, pauseMs);
    this.set({ ...change, changed: true, dirty: true, settled: false, indicator: 'pending' });
    this.localTimer ??= setTimeout(() => void this.flush(), localDelayMs);
    clearTimeout(this.autoSaveTimer);
    const pause = Math.max(this.options.autoSaveMs(), this.noAutoSaveUntil - performance.now());
    this.autoSaveTimer = setTimeout(() => void this.autoSave(), pause);
  }

  private async autoSave(): Promise<void> {
    this.autoSaveTimer = undefined;
    await this.flush();
    // Changes during the write have started their own timer.
    if (this.autoSaveTimer) return;
    const { document, dirty } = this.state;
    if (dirty || hasToBeSent(document)) {
      const draft = this.draft();
      this.noAutoSaveUntil = performance.now() + autoSavePauseMs(draft.content);
      if (dirty) await this.device.send(draft);
      else await this.options.documents.autosave(document.localId).catch(() => {});
    }
    if (!this.autoSaveTimer && this.state.indicator === 'pending') this.set({ indicator: 'idle' });
  }

  settle(): void {
    const isHere = this.device.isStored && !this.device.isUnconfirmed() && this.state.storageProblem === null;
    if (isHere && !this.pauseTimer) this.set({ settled: true });
  }

  private async readAgain(): Promise<void> {
    await this.device.writing;
    // A missing record doesn't mean it was deleted if it was read before the first write.
    const wasStored = this.device.isOnDevice;
    const { documents } = this.options;
    const stored = await documents.read({ localId: this.state.document.localId }).catch(() => undefined);
    if (!stored) return stored === null && wasStored ? this.handleMissingRecord() : undefined;
    // A newer write has happened here since.
    if (stored.revision < this.state.document.revision) return;
    this.device.noteStored();
    // The device has stored what it couldn't before.
    if (
      this.state.storageProblem &&
      !this.device.isUnconfirmed() &&
      documents.overview().storageProblem === null
    )
      this.set({ storageProblem: null });
    // Pending changes are merged with it by the next write.
    if (this.device.isUnconfirmed()) this.setDocument(stored);
    else this.adopt(stored, this.draft());
    this.settle();
  }

  /**
   * Shows the text as gone, unless it has unsent words: typing after a deletion restores the text and, if the server has deleted
   * it already, makes a conflict.
   */
  private async handleMissingRecord(): Promise<void> {
    const { documents } = this.options;
    // A device that can't store doesn't know what was deleted.
    if (documents.overview().storageProblem !== null) return;
    // A write that began meanwhile may have restored it.
    if (this.device.isWriting()) return this.readAgain();
    const { changed, dirty, document } = this.state;
    if (dirty && isDirty({ ...document, ...this.draft() })) {
      await this.flush();
      if (hasToBeSent(this.state.document)) await documents.autosave(document.localId).catch(() => {});
    } else if (dirty || !(changed && isDirty(document))) {
      clearTimeout(this.localTimer);
      this.localTimer = undefined;
      this.set({ dirty: false, gone: true });
    }
  }

  /** Takes over the device's record and shows its changes. */
  adopt(document: LocalDocument, shown: Draft): void {
    this.setDocument(document);
    if (this.device.isUnconfirmed()) {
      // Typed meanwhile: the next write merges the changes made elsewhere with those made since the shown text.
      this.device.editedFrom = sameText(document, shown) ? document : { ...this.device.editedFrom, ...shown };
      return;
    }
    if (document.content !== shown.content) {
      const text = this.options.readText();
      if (text !== null && text !== shown.content) {
        // Typed just now; the change event is still to come.
        this.device.editedFrom = { ...this.device.editedFrom, ...shown };
        this.markChanged({});
        return;
      }
      this.textBeingShown = text === null ? null : document.content;
      this.options.showText(document.content);
      if (this.state.changed) this.set({ merged: true });
    }
    this.device.editedFrom = document;
    if (!sameFacts(document, this.state.facts)) this.set({ facts: factsOf(document) });
  }

  setDocument(document: LocalDocument): void {
    const before = this.state.document.syncStatus;
    this.set({ document, gone: false });
    const now = document.syncStatus;
    if (now !== before && !this.autoSaveTimer) this.indicator.follow(now);
  }

  private close(): void {
    const wasPending = this.autoSaveTimer !== undefined;
    clearTimeout(this.autoSaveTimer);
    this.indicator.close();
    clearTimeout(this.pauseTimer);
    this.autoSaveTimer = undefined;
    this.stop?.();
    this.stop = null;
    void this.flush().then(async () => {
      const { documents } = this.options;
      const { document } = this.state;
      if (!this.device.isStored) return;
      const isAbandoned = document.id === null && this.state.changed && isBlank(document);
      if (isAbandoned) await documents.remove(document.localId).catch(() => {});
      else if (wasPending && hasToBeSent(document)) await documents.autosave(document.localId);
    });
  }

  set(change: Partial<WriterState>): void {
    this.state = { ...this.state, ...change };
    this.changes.notify();
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;
