import {
  type DocumentKind,
  type Draft,
  type LocalDocument,
  type Resolution,
} from '../../../client/documents/model/model';
import { newLocalDocument, syncedDocument } from '../../../client/documents/model/newLocalDocument';
import { publishedOf } from '../../../client/documents/model/published';
import { isDue } from '../../../client/documents/sync/queue';
import { reduce } from '../../../client/documents/sync/reduce';
import type { SyncEvent } from '../../../client/documents/sync/syncEvents';
import type {
  PresentRecord,
  SentRequest,
  SyncRecord,
  SyncResponse,
} from '../../../client/documents/sync/syncRequest';
import type { Privacy } from '../../../client/lib/privacy';
import type { Fault, Step } from './faultSteps';
import { actElsewhere, counter, detail, ownTexts, unsentTexts, withWord, wordsOf } from './faultWords';
import { SimulatedServer } from './simulatedServer';
import { stateOf, statesAfter } from './syncTransitions';

interface Tab {
  basis: LocalDocument;
  text: string;
}

/** Simulates two tabs of a device with the same text, a server and another device. Each step is an action or a fault. */
export class FaultSchedule {
  readonly server = new SimulatedServer();
  entry: SyncRecord;
  /** Words that the device or the server confirmed as stored. */
  readonly acknowledged = new Set<string>();
  readonly pressed: Privacy[] = [];
  /** Words that their author has published. */
  readonly mayBeRead = new Set<string>();
  private readonly tabs: [Tab, Tab];
  private now = Date.UTC(2026, 5, 1);
  private onTheirWay: { sent: SentRequest; answer: SyncResponse }[] = [];
  private late: SentRequest[] = [];

  constructor(readonly kind: DocumentKind = 'story') {
    const document = {
      ...newLocalDocument('user_ann', 'local_1_a', this.now),
      kind,
      revision: 1,
      title: 'Dusk',
      content: 'a.\n\nb.\n\nc.',
    };
    const tab = { basis: document, text: document.content };
    this.tabs = [{ ...tab }, { ...tab }];
    this.entry = { document, item: null };
  }

  private here = (): PresentRecord | null => (this.entry.document ? (this.entry as PresentRecord) : null);
  private happens = (event: SyncEvent) => {
    const { document, item, sent } = reduce(this.entry, event);
    const [before, after] = [stateOf(this.entry), stateOf({ document, item })];
    if (!statesAfter(before, event.type).includes(after))
      throw new Error(`${before}, ${event.type}: ${after} is not in the table`);
    this.entry = { document, item };
    return sent;
  };
  private name = counter((n) => `local_2_${n}`);
  private word = counter((n) => `w${n};`);

  run(step: Step) {
    const here = this.here();
    switch (step.do) {
      case 'type':
        return this.type(this.tabs[step.tab], step);
      case 'detail': {
        if (!here || here.item?.action === 'delete' || this.kind === 'story') return;
        const tab = this.tabs[step.tab];
        this.write(tab, { details: detail(this.kind, step.value) });
        return this.look(tab);
      }
      case 'detailElsewhere': {
        const id = here?.document.id;
        if (id && this.kind !== 'story')
          this.server.editElsewhere(id, (text) => text, null, detail(this.kind, step.value));
        return;
      }
      case 'autosave':
        if (here) this.happens({ type: 'saveRequested', pressed: false, now: this.now });
        return;
      case 'save': {
        if (!here) return;
        const { privacyLevel } = step;
        if (privacyLevel) this.press(privacyLevel, here.document.content);
        this.happens({ type: 'saveRequested', pressed: true, privacyLevel, now: this.now });
        return;
      }
      case 'send':
        return this.send(step.fault, step.late);
      case 'answer': {
        const next = this.onTheirWay.shift();
        if (here && next) this.answer(next.sent, next.answer);
        return;
      }
      case 'kill':
        this.onTheirWay = [];
        for (const tab of this.tabs) if (this.entry.document) this.look(tab);
        if (here?.document.syncStatus === 'syncing') this.happens({ type: 'sendInterrupted', now: this.now });
        return;
      case 'elsewhere':
        return this.writeElsewhere(step.paragraph);
      case 'otherDevice':
        return this.onOtherDevice(step);
      case 'discard':
        return this.discard();
      case 'deletedElsewhere':
        return this.deleteElsewhere();
      case 'serverCopy': {
        if (!here?.document.id || here.item?.action === 'delete') return;
        const copy = this.server.copy(here.document.id);
        // A synced record may be removed together with its document.
        if (!copy && here.document.syncStatus === 'synced') this.forgive(here.document.content);
        const [now, lastModified] = [this.now, this.now];
        const fresh = copy && syncedDocument('user_ann', here.document.localId, copy, { lastModified });
        this.happens(step.kept ? { type: 'kept', fresh, now } : { type: 'serverCopyReceived', copy, now });
        return;
      }
      case 'look':
        if (here) this.look(this.tabs[step.tab]);
        return;
      case 'resolve':
        return this.resolve(step.resolution);
      case 'remove':
        if (!here) return;
        for (const text of [...this.texts(), ...this.server.texts()]) this.forgive(text);
        this.happens({ type: 'deleteRequested', now: this.now });
        return;
      case 'clock':
      case 'wait':
        this.now += step.ms;
        return;
    }
  }

  private type(tab: Tab, { paragraph, quota }: { paragraph: number; quota: boolean }) {
    const word = this.word();
    tab.text = withWord(tab.text, paragraph, word);
    // Storage is full: the text is still on the screen, and was not confirmed as stored.
    if (quota) return;
    this.write(tab, { content: tab.text });
    this.look(tab);
    for (const known of wordsOf(tab.text)) this.acknowledged.add(known);
  }

  private writeElsewhere(paragraph: number) {
    const { document, item } = this.entry;
    if (!document?.id || !this.server.copy(document.id)) return;
    const word = this.word();
    this.server.editElsewhere(document.id, (text) => withWord(text, paragraph, word));
    // Deleted here, but the server does not know yet.
    if (item?.action !== 'delete') this.acknowledged.add(word);
  }

  private press(privacyLevel: Privacy, text: string) {
    this.pressed.push(privacyLevel);
    if (privacyLevel !== 'PRIVATE') for (const word of wordsOf(text)) this.mayBeRead.add(word);
  }

  private onOtherDevice(step: Extract<Step, { do: 'otherDevice' }>) {
    const id = this.here()?.document.id;
    const copy = id && this.kind === 'story' ? this.server.copy(id) : null;
    if (!copy) return;
    if (step.does === 'publish') this.press('PUBLIC', copy.content);
    const word = step.does === 'olderClient' ? this.word() : '';
    actElsewhere(this.server, copy.id, step, word);
    // An older client publishes what it saves.
    for (const known of wordsOf(word)) this.mayBeRead.add(known) && this.acknowledged.add(known);
  }

  /** The author returns to what others read. */
  private discard() {
    const here = this.here();
    const published = here && publishedOf(here.document.base);
    if (!published || here.document.conflictData) return;
    for (const text of ownTexts(this.entry.document)) this.forgive(text);
    const { title, content, tags } = published;
    this.write({ basis: here.document, text: '' }, { title, content, tags });
    this.happens({ type: 'saveRequested', pressed: true, now: this.now });
    for (const tab of this.tabs) if (this.entry.document) this.look(tab);
  }

  private deleteElsewhere() {
    const { document, item } = this.entry;
    const id = document && (document.id ?? this.server.idOf(document.idempotencyKey));
    if (!id || !this.server.copy(id)) return;
    // The author deleted these texts there. Texts that were also written here must survive.
    for (const text of this.server.texts()) this.forgive(text);
    // While a response is pending, the server may have words that this device does not know about.
    if (item?.action !== 'delete' && this.onTheirWay.length === 0)
      for (const text of unsentTexts(document)) for (const word of wordsOf(text)) this.acknowledged.add(word);
    this.server.deleteElsewhere(id);
  }

  private write(tab: Tab, change: Partial<Draft>) {
    this.happens({ type: 'edited', from: tab.basis, change, newName: this.name(), now: this.now });
  }

  private answer(sent: SentRequest, response: SyncResponse) {
    this.happens({ type: 'serverResponded', sent, response, random: 0.5, now: this.now });
  }

  private look(tab: Tab) {
    tab.basis = this.entry.document as LocalDocument;
    tab.text = tab.basis.content;
  }

  private forgive(text: string) {
    for (const word of wordsOf(text)) this.acknowledged.delete(word);
  }

  private resolve(resolution: Resolution) {
    const here = this.here();
    const conflict = here?.document.conflictData;
    if (!here || !conflict) return;
    const theirs = conflict.serverVersion;
    const merged = { ...here.document, content: `${here.document.content}\n\n${theirs?.content ?? ''}` };
    // To give up a text that the server deleted is the author's choice.
    if (resolution === 'use-server' && !theirs) for (const text of this.texts()) this.forgive(text);
    this.happens({ type: 'conflictResolved', resolution, merged, newName: this.name(), now: this.now });
    for (const tab of this.tabs) if (this.entry.document) this.look(tab);
  }

  private send(fault: Fault, late: boolean) {
    const here = this.here();
    if (!here?.item || !isDue(here.item, this.now)) return;
    const sent = this.happens({ type: 'sendStarted', now: this.now });
    if (!sent) return;
    const { request } = sent;
    const reply = (answer: SyncResponse) => {
      if (late) this.onTheirWay.push({ sent, answer });
      else this.answer(sent, answer);
    };
    const take = () => this.server.take(request);
    switch (fault) {
      case 'none':
        return reply(take());
      case 'twice':
        take();
        return reply(take());
      case 'requestLost':
        return reply({ kind: 'offline' });
      case 'answerLost':
        take();
        return reply({ kind: 'offline' });
      case 'late':
        this.late.push(sent);
        return reply({ kind: 'trouble', retryAfterMs: null });
      case '5xx':
        return reply({ kind: 'trouble', retryAfterMs: 120_000 });
      case '401':
        return reply({ kind: 'signedOut' });
    }
  }

  /** Ends all faults: pending requests arrive, all tabs sync, and conflicts are resolved. */
  settle(limitMs = 60_000): number {
    for (const { request } of this.late) this.server.take(request);
    this.late = [];
    while (this.onTheirWay.length > 0) this.run({ do: 'answer' });
    this.run({ do: 'kill' });
    this.run({ do: 'serverCopy' });
    if (this.here()) this.run({ do: 'autosave' });
    const started = this.now;
    while (!this.isSettled() && this.now - started <= limitMs) {
      this.now += 250;
      if (this.entry.document?.conflictData) this.run({ do: 'resolve', resolution: 'use-server' });
      this.send('none', false);
    }
    return this.now - started;
  }

  isSettled = () =>
    this.entry.item === null &&
    (this.entry.document === null ||
      (this.entry.document.syncStatus === 'synced' && this.entry.document.versionsToKeep.length === 0));

  /** Texts written on the device, and the server's texts that they are compared with. */
  texts = () => [
    ...ownTexts(this.entry.document),
    this.entry.document?.conflictData?.serverVersion?.content ?? '',
  ];

  /** Words that others could read although their author never published them. */
  leaked = (): string[] =>
    this.server.readByOthers.flatMap(wordsOf).filter((word) => !this.mayBeRead.has(word));

  lost(): string[] {
    const all = [...this.texts(), ...this.server.texts()].join('\n');
    return [...this.acknowledged].filter((word) => !all.includes(word));
  }
}
