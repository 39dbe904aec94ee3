import {
  type Details,
  type DocumentKind,
  type ServerCopy,
  type StoryText,
  sameTags,
  sameText,
} from '../../../client/documents/model/model';
import { noteTitle } from '../../../client/documents/model/noteTitle';
import type { LatestTexts, SyncRequest, SyncResponse } from '../../../client/documents/sync/syncRequest';
import type { Privacy } from '../../../client/lib/privacy';
import { audienceAfter, detailsOf, type Row, viewOf, width } from './simulatedRows';

/** A note that keeps the text that lost a conflict, because journals and notes have no versions. */
interface KeptNote extends StoryText {
  category: string;
  journalId: string | null;
}

type Update = Extract<SyncRequest, { kind: 'update' }>;

/**
 * A simulated server: idempotency keys create once, also if what they created was deleted; bases are compared, and
 * replaced texts of saved stories are kept as versions.
 */
export class SimulatedServer {
  readonly rows = new Map<string, Row>();
  /** Number of documents ever created, including deleted ones, without notes that keep a text. */
  made = 0;
  /** Those notes, by the ids that they were created with. */
  readonly keptNotes = new Map<string, KeptNote>();
  /** Each change of privacy that gave more people access. */
  readonly widenings: Privacy[] = [];
  /** All texts that others could ever read. */
  readonly readByOthers: string[] = [];
  /** Deleted rows: their keys create nothing again. */
  private readonly deleted: Row[] = [];
  private time = Date.UTC(2026, 0, 1);

  private tick() {
    this.time += 1;
    return new Date(this.time).toISOString();
  }

  take(request: SyncRequest, memberId = 'user_ann'): SyncResponse {
    const kind = request.textKind;
    if (request.kind === 'create') {
      const isSame = (row: Row) =>
        row.idempotencyKey === request.idempotencyKey && row.memberId === memberId && row.kind === kind;
      const before = [...this.rows.values()].find(isSame);
      if (before) return { kind: 'saved', copy: viewOf(before) };
      if (this.deleted.some(isSame)) return { kind: 'gone' };
      this.made += 1;
      const copy: ServerCopy = {
        id: `${kind}_${this.made}`,
        title: request.text.title.trim(),
        content: request.text.content,
        tags: [...request.text.tags],
        privacyLevel: request.privacyLevel,
        audienceRevision: 1,
        details: detailsOf(kind, {}, request.text.details),
        updatedAt: this.tick(),
      };
      if (width[copy.privacyLevel] > 0) this.widenings.push(copy.privacyLevel);
      const row: Row = {
        copy,
        kind,
        memberId,
        versions: [],
        versionIds: new Set(),
        draft: null,
        isConflicting: false,
        draftChangedAt: '',
        idempotencyKey: request.idempotencyKey,
      };
      this.rows.set(copy.id, row);
      this.remember(row);
      return { kind: 'saved', copy };
    }
    if (request.kind === 'keepVersion' && kind !== 'story') {
      const { localId, name, title, content } = request.version;
      const { journalId } = request;
      if (!this.keptNotes.has(localId))
        this.keptNotes.set(localId, {
          title,
          content,
          category: name,
          journalId: journalId !== null && this.rows.has(journalId) ? journalId : null,
        });
      return { kind: 'kept' };
    }
    const row = this.rows.get(request.id);
    if (!row || row.memberId !== memberId) return { kind: 'gone' };
    switch (request.kind) {
      case 'delete':
        if (request.baseUpdatedAt && viewOf(row).updatedAt > request.baseUpdatedAt)
          return { kind: 'conflict', copy: viewOf(row) };
        this.delete(row);
        return { kind: 'deleted' };
      case 'keepVersion':
        if (!row.versionIds.has(request.version.localId)) row.versions.push(request.version);
        row.versionIds.add(request.version.localId);
        return { kind: 'kept' };
      case 'withdraw': {
        if (row.draft) row.versions.push(row.copy);
        const { title, content, tags } = row.draft ?? row.copy;
        row.copy = {
          ...row.copy,
          title,
          content,
          tags,
          privacyLevel: 'PRIVATE',
          isSharedByName: false,
          audienceRevision: audienceAfter(row.copy, 'PRIVATE'),
          updatedAt: this.tick(),
        };
        row.draft = null;
        return { kind: 'saved', copy: viewOf(row) };
      }
      case 'update': {
        const isDraft = request.draft === 'saved' && row.copy.privacyLevel !== 'PRIVATE';
        const isOneText = request.draft === 'replaced' && request.privacyLevel === 'PRIVATE';
        if ((isDraft || isOneText ? viewOf(row) : row.copy).updatedAt > request.baseUpdatedAt)
          return { kind: 'conflict', copy: viewOf(row) };
        if (isDraft) this.saveDraft(row, request);
        else this.saveText(row, request);
        return { kind: 'saved', copy: viewOf(row) };
      }
    }
  }

  private saveDraft(row: Row, { text: { title, content, tags, details }, autosave }: Update) {
    if (row.draft && !(autosave && row.draft.isAutosaved) && row.draft.content !== content)
      row.versions.push(row.draft);
    const draft = { title: title.trim(), content, tags: [...tags], isAutosaved: autosave };
    const isPublished = sameText(draft, row.copy) && sameTags(tags, row.copy.tags);
    row.draft = isPublished ? null : draft;
    row.isConflicting = false;
    row.copy = { ...row.copy, details: detailsOf(row.kind, row.copy.details, details) };
    row.draftChangedAt = this.tick();
  }

  private saveText(row: Row, request: Update) {
    const { kind, copy, draft } = row;
    const { text, autosave } = request;
    const isChanged = copy.content !== text.content || copy.title !== text.title.trim();
    if (kind === 'story' && !autosave && copy.content !== text.content) row.versions.push(copy);
    const privacyLevel = request.privacyLevel ?? copy.privacyLevel;
    if (width[privacyLevel] > width[copy.privacyLevel]) this.widenings.push(privacyLevel);
    const isSeen = request.draft === 'replaced' && row.draftChangedAt <= request.baseUpdatedAt;
    if (draft && (isSeen || privacyLevel === 'PRIVATE')) {
      if (draft.content !== text.content && !(isSeen && draft.isAutosaved)) row.versions.push(draft);
      row.draft = null;
      row.isConflicting = false;
    } else if (draft && isChanged) row.isConflicting = true;
    row.copy = {
      ...copy,
      title: text.title.trim(),
      content: text.content,
      tags: [...text.tags],
      privacyLevel,
      audienceRevision: audienceAfter(copy, privacyLevel),
      isSharedByName: copy.isSharedByName && privacyLevel === 'SHARED',
      details: detailsOf(kind, copy.details, text.details),
      updatedAt: this.tick(),
    };
    this.remember(row);
  }

  private remember({ copy }: Row) {
    if (copy.privacyLevel !== 'PRIVATE') this.readByOthers.push(copy.content);
  }

  /** A change by another, synced device of the author. */
  editElsewhere(
    id: string,
    change: (text: string) => string,
    privacyLevel: Privacy | null = null,
    details: Details = {},
  ) {
    const row = this.rows.get(id);
    if (!row) return;
    this.saveElsewhere(row, viewOf(row), { change, privacyLevel, details, draft: 'saved' });
  }

  /** The author presses the button on another device that has the newest text. */
  publishElsewhere(id: string, privacyLevel: Privacy | null) {
    const row = this.rows.get(id);
    if (row) this.saveElsewhere(row, viewOf(row), { privacyLevel, draft: 'replaced' });
  }

  /** The author limits it to named members on another device. */
  limitElsewhere(id: string) {
    const row = this.rows.get(id);
    if (!row || row.copy.isSharedByName) return;
    const audienceRevision = (row.copy.audienceRevision ?? 1) + 1;
    row.copy = {
      ...row.copy,
      privacyLevel: 'SHARED',
      isSharedByName: true,
      audienceRevision,
      updatedAt: this.tick(),
    };
    this.remember(row);
  }

  /** A client that knows no drafts saves what others read. */
  saveByOlderClient(id: string, change: (text: string) => string) {
    const row = this.rows.get(id);
    if (row) this.saveElsewhere(row, row.copy, { change, draft: 'left' });
  }

  discardElsewhere(id: string) {
    const row = this.rows.get(id);
    if (!row?.draft) return;
    row.versions.push(row.draft);
    row.draft = null;
    row.isConflicting = false;
    row.draftChangedAt = this.tick();
  }

  private saveElsewhere(
    { kind }: Row,
    copy: ServerCopy,
    {
      change = (text) => text,
      privacyLevel = null,
      details = {},
      draft,
    }: Pick<Update, 'draft'> & {
      change?: (text: string) => string;
      privacyLevel?: Privacy | null;
      details?: Details;
    },
  ) {
    const { id, tags } = copy;
    const content = change(copy.content);
    const title = kind === 'note' && content !== copy.content ? noteTitle(content) : copy.title;
    this.take({
      kind: 'update',
      textKind: kind,
      id,
      text: { title, content, tags, details: { ...copy.details, ...details } },
      writtenOn: '2026-06-01',
      baseUpdatedAt: copy.updatedAt,
      privacyLevel,
      autosave: draft === 'saved',
      draft,
    });
  }

  deleteElsewhere(id: string) {
    const row = this.rows.get(id);
    if (row) this.delete(row);
  }

  private delete(row: Row) {
    this.rows.delete(row.copy.id);
    this.deleted.push(row);
  }

  /** Other devices know the id, perhaps before the one that created it has its answer. */
  idOf = (idempotencyKey: string): string | undefined =>
    [...this.rows.values()].find((row) => row.idempotencyKey === idempotencyKey)?.copy.id;

  copy = (id: string): ServerCopy | null => {
    const row = this.rows.get(id);
    return row ? viewOf(row) : null;
  };

  /** The first of the member's list: the last changed. */
  latest(kind: DocumentKind, memberId: string): LatestTexts {
    const all = [...this.rows.values()]
      .filter((row) => row.kind === kind && row.memberId === memberId)
      .map(viewOf)
      .sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
    return { texts: all.slice(0, 100), isAll: all.length <= 100 };
  }

  /** All texts that the author can find on the server. */
  texts(): string[] {
    return [
      ...[...this.rows.values()].flatMap(({ copy, draft, versions }) => [
        copy.content,
        ...(draft ? [draft.content] : []),
        ...versions.map(({ content }) => content),
      ]),
      ...[...this.keptNotes.values()].map(({ content }) => content),
    ];
  }
}
