import {
  type Details,
  type DocumentKind,
  detailOf,
  type Privacy,
  type ServerCopy,
  type StoryText,
} from '../../../client/documents/model/model';
import { noteTitle } from '../../../client/documents/model/noteTitle';
import type { SyncRequest, SyncResponse } from '../../../client/documents/sync/syncRequest';

interface Row {
  copy: ServerCopy;
  kind: DocumentKind;
  memberId: string;
  idempotencyKey: string;
  versions: StoryText[];
  versionIds: Set<string>;
}

/** A note that keeps the text that lost a conflict, because journals and notes have no versions. */
interface KeptNote extends StoryText {
  category: string;
  journalId: string | null;
}

const width: Record<Privacy, number> = { PRIVATE: 0, SHARED: 1, PUBLIC: 2 };

const told: Record<DocumentKind, readonly string[]> = {
  story: ['unlisted', 'lang'],
  journal: ['journalDate', 'mood', 'prompt'],
  note: ['category', 'isPinned', 'journalId'],
};

/** Answers have all details of a kind; details that an input omits keep their values, as do a story's null ones. */
const detailsOf = (kind: DocumentKind, before: Details, said: Details): Details => {
  const isSaid = (key: string) => (kind === 'story' ? said[key] != null : key in said);
  return Object.fromEntries(told[kind].map((key) => [key, detailOf(isSaid(key) ? said : before, key)]));
};

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
      if (before) return { kind: 'saved', copy: before.copy };
      if (this.deleted.some(isSame)) return { kind: 'gone' };
      this.made += 1;
      const copy: ServerCopy = {
        id: `${kind}_${this.made}`,
        title: request.text.title.trim(),
        content: request.text.content,
        tags: [...request.text.tags],
        privacyLevel: request.privacyLevel,
        details: detailsOf(kind, {}, request.text.details),
        updatedAt: this.tick(),
      };
      if (width[copy.privacyLevel] > 0) this.widenings.push(copy.privacyLevel);
      this.rows.set(copy.id, {
        copy,
        kind,
        memberId,
        idempotencyKey: request.idempotencyKey,
        versions: [],
        versionIds: new Set(),
      });
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
        if (request.baseUpdatedAt && Date.parse(row.copy.updatedAt) > Date.parse(request.baseUpdatedAt))
          return { kind: 'conflict', copy: row.copy };
        this.delete(row);
        return { kind: 'deleted' };
      case 'keepVersion':
        if (!row.versionIds.has(request.version.localId)) row.versions.push(request.version);
        row.versionIds.add(request.version.localId);
        return { kind: 'kept' };
      case 'withdraw':
        row.copy = { ...row.copy, privacyLevel: 'PRIVATE', updatedAt: this.tick() };
        return { kind: 'saved', copy: row.copy };
      case 'update': {
        if (Date.parse(row.copy.updatedAt) > Date.parse(request.baseUpdatedAt))
          return { kind: 'conflict', copy: row.copy };
        const isKept = kind === 'story' && !request.autosave && row.copy.content !== request.text.content;
        if (isKept) row.versions.push(row.copy);
        const privacyLevel = request.privacyLevel ?? row.copy.privacyLevel;
        if (width[privacyLevel] > width[row.copy.privacyLevel]) this.widenings.push(privacyLevel);
        row.copy = {
          ...row.copy,
          title: request.text.title.trim(),
          content: request.text.content,
          tags: [...request.text.tags],
          privacyLevel,
          details: detailsOf(kind, row.copy.details, request.text.details),
          updatedAt: this.tick(),
        };
        return { kind: 'saved', copy: row.copy };
      }
    }
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
    const { copy, kind } = row;
    const { tags } = copy;
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
      autosave: true,
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

  copy = (id: string): ServerCopy | null => this.rows.get(id)?.copy ?? null;

  /** All texts that the author can find on the server. */
  texts(): string[] {
    return [
      ...[...this.rows.values()].flatMap(({ copy, versions }) => [
        copy.content,
        ...versions.map(({ content }) => content),
      ]),
      ...[...this.keptNotes.values()].map(({ content }) => content),
    ];
  }
}
