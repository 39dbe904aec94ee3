import type { Privacy } from '../../lib/privacy';
import { backOff } from '../../relay/backOff';
import { type Draft, isBlank, type LocalDocument, sameDraft } from '../model/model';
import { toStorageError } from '../storage/database';
import { removeUnloadBackup, writeUnloadBackup } from '../storage/unloadBackup';
import type { SaveOutcome } from '../sync/documentStore';
import type { ExplicitSave } from '../sync/sendUnstored';
import type { WriterOptions, WriterState } from './writerState';

/** The text on the screen. */
export interface ShownText {
  read(): WriterState;
  set(change: Partial<WriterState>): void;
  draft(): Draft;
  /** Whether its page is open: the editor of a page that was left can't be read. */
  isOpen(): boolean;
  isAutoSavePending(): boolean;
  /** Takes over the device's record; `shown` is the draft that was written. */
  adopt(document: LocalDocument, shown: Draft): void;
  setDocument(document: LocalDocument): void;
  settle(): void;
}

/** Until storing is tried again for the first time. */
const firstRetryMs = 500;

/** Stores an editor's text on the device. What the device can't store is tried again, and sent without it. */
export class DeviceText {
  /** The record from which the screen's text was made. */
  editedFrom: LocalDocument;
  writing: Promise<void> = Promise.resolve();
  /** Whether the device is to have the text even if it is blank. */
  isStored: boolean;
  /** Whether the device was seen to have it. */
  isOnDevice = false;
  /** Drafts that the device is storing and has not confirmed. */
  private underWay: readonly Draft[] = [];
  private hasUnloadBackup = false;
  /** The draft that was last given to the device. */
  private lastDraft: Draft | null = null;
  /** A save by a button that neither the device could store nor the server be reached for. */
  private unsentSave: ExplicitSave | null = null;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private retries = 0;

  constructor(
    private readonly options: WriterOptions,
    private readonly text: ShownText,
  ) {
    this.editedFrom = options.document;
    this.isStored = options.isStored;
  }

  isWriting(): boolean {
    return this.underWay.length > 0;
  }

  /** Whether there is text that the device has not confirmed. */
  isUnconfirmed(): boolean {
    return this.text.read().dirty || this.isWriting();
  }

  noteStored(): void {
    this.isStored = true;
    this.isOnDevice = true;
  }

  /** Writes a backup for a page that unloads before the device has stored the text. */
  writeBackup(draft: Draft): void {
    const { editedFrom: document, underWay } = this;
    if (!this.isUnconfirmed() || (!this.isStored && isBlank({ kind: document.kind, ...draft }))) return;
    const mayBeMissing = !this.isOnDevice || this.text.read().storageProblem !== null;
    writeUnloadBackup({ document, draft, underWay }, mayBeMissing);
    this.hasUnloadBackup = true;
  }

  /** Writes the draft if it was changed. Resolves when it is stored, or storing has failed. */
  flush(draft: Draft): Promise<void> {
    if (this.text.read().dirty) {
      this.underWay = [...this.underWay, draft];
      this.lastDraft = draft;
      // What the device couldn't store stays unconfirmed until it has.
      if (!this.text.read().storageProblem) this.text.set({ dirty: false });
      this.writing = this.writing.then(() => this.write(draft));
    }
    return this.writing;
  }

  /** Saves the stored text by a button, or the text on the screen if the device can't store. */
  async save(privacyLevel: Privacy | null): Promise<SaveOutcome> {
    const { document, storageProblem } = this.text.read();
    if (!storageProblem)
      try {
        return await this.options.documents.save(document.localId, privacyLevel);
      } catch (error) {
        this.text.set({ storageProblem: toStorageError(error) });
      }
    return this.send(this.text.draft(), { privacyLevel });
  }

  /** Sends the text without the device, which can't store it. */
  async send(draft: Draft, pressed: ExplicitSave | null = null): Promise<SaveOutcome> {
    const { text } = this;
    const sending = this.writing.then(async (): Promise<SaveOutcome> => {
      const save = pressed ?? this.unsentSave;
      this.unsentSave = save;
      const { sent, from } = await this.options.documents.sendUnstored(this.editedFrom, draft, save);
      this.editedFrom = from;
      if (!sent?.id) return { kind: 'waiting', id: from.id };
      this.unsentSave = null;
      if (!text.isOpen() || sameDraft(text.draft(), draft)) text.set({ dirty: false });
      text.setDocument(sent);
      return { kind: 'synced', id: sent.id };
    });
    this.writing = sending.then(
      () => {},
      () => {},
    );
    return sending;
  }

  private async write(draft: Draft): Promise<void> {
    const { text } = this;
    // While the device can't store, only the latest is worth a try.
    if (text.read().storageProblem && this.underWay.at(-1) !== draft) return this.confirm(draft);
    try {
      // A new page isn't stored while it is blank.
      const isToBeStored = this.isStored || !isBlank({ kind: this.editedFrom.kind, ...draft });
      const document = isToBeStored ? await this.options.documents.write(this.editedFrom, draft) : null;
      this.confirm(draft);
      if (!document) return;
      this.noteStored();
      this.retries = 0;
      if (text.read().storageProblem) {
        const dirty = text.isOpen() && !sameDraft(text.draft(), draft);
        text.set({ dirty, storageProblem: null });
      }
      text.adopt(document, draft);
      text.settle();
      this.queueUnsentSave(document.localId);
      // The page wasn't unloaded after all.
      if (this.hasUnloadBackup && !this.isUnconfirmed()) {
        removeUnloadBackup(this.editedFrom);
        this.hasUnloadBackup = false;
      }
    } catch (error) {
      this.confirm(draft);
      text.set({ dirty: true, storageProblem: toStorageError(error) });
      this.retryLater();
    }
  }

  /** Leaves a save that couldn't be sent to the device, which can store again. */
  private queueUnsentSave(localId: string): void {
    const save = this.unsentSave;
    if (!save) return;
    this.unsentSave = null;
    this.options.documents.save(localId, save.privacyLevel).catch(() => {
      this.unsentSave = save;
    });
  }

  private confirm(draft: Draft): void {
    this.underWay = this.underWay.filter((other) => other !== draft);
  }

  /** Tries again to store what the device couldn't, or to send it; also after the page was left. */
  private retryLater(): void {
    const { text } = this;
    this.retryTimer ??= setTimeout(
      async () => {
        this.retryTimer = undefined;
        this.retries += 1;
        const draft = this.lastDraft && !text.isOpen() ? this.lastDraft : text.draft();
        await this.flush(draft);
        if (text.read().dirty && !text.isAutoSavePending()) await this.send(draft);
      },
      backOff(this.retries, { firstMs: firstRetryMs, random: 1 }),
    );
  }
}
