import type { Privacy, ServerCopy, StoryText } from '../../../client/offline/model';
import type { SyncAnswer, SyncRequest } from '../../../client/offline/syncRequest';

interface Row {
  copy: ServerCopy;
  memberId: string;
  madeAs: string;
  versions: StoryText[];
  versionIds: Set<string>;
}

const width: Record<Privacy, number> = { PRIVATE: 0, SHARED: 1, PUBLIC: 2 };

/** Does with a call what the server does: names make once, bases are compared, replaced texts of saves are kept. */
export class SimulatedServer {
  readonly rows = new Map<string, Row>();
  /** All that was ever made, deleted or not. */
  made = 0;
  /** Every time that a story was opened to more readers. */
  readonly widenings: Privacy[] = [];
  private time = Date.UTC(2026, 0, 1);

  private tick() {
    this.time += 1;
    return new Date(this.time).toISOString();
  }

  take(request: SyncRequest, memberId = 'user_ann'): SyncAnswer {
    if (request.kind === 'create') {
      const before = [...this.rows.values()].find(
        (row) => row.madeAs === request.madeAs && row.memberId === memberId,
      );
      if (before) return { kind: 'saved', copy: before.copy };
      this.made += 1;
      const copy: ServerCopy = {
        id: `story_${this.made}`,
        title: request.text.title.trim(),
        content: request.text.content,
        tags: [...request.text.tags],
        privacyLevel: request.privacyLevel,
        updatedAt: this.tick(),
      };
      if (width[copy.privacyLevel] > 0) this.widenings.push(copy.privacyLevel);
      this.rows.set(copy.id, {
        copy,
        memberId,
        madeAs: request.madeAs,
        versions: [],
        versionIds: new Set(),
      });
      return { kind: 'saved', copy };
    }
    const row = this.rows.get(request.id);
    if (!row || row.memberId !== memberId) return { kind: 'gone' };
    switch (request.kind) {
      case 'delete':
        if (request.baseUpdatedAt && Date.parse(row.copy.updatedAt) > Date.parse(request.baseUpdatedAt))
          return { kind: 'conflict', copy: row.copy };
        this.rows.delete(request.id);
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
        if (!request.autosave && row.copy.content !== request.text.content) row.versions.push(row.copy);
        const privacyLevel = request.privacyLevel ?? row.copy.privacyLevel;
        if (width[privacyLevel] > width[row.copy.privacyLevel]) this.widenings.push(privacyLevel);
        row.copy = {
          ...row.copy,
          title: request.text.title.trim(),
          content: request.text.content,
          tags: [...request.text.tags],
          privacyLevel,
          updatedAt: this.tick(),
        };
        return { kind: 'saved', copy: row.copy };
      }
    }
  }

  /** Another device of the author's, which is in step. */
  editElsewhere(id: string, change: (text: string) => string, privacyLevel: Privacy | null = null) {
    const row = this.rows.get(id);
    if (!row) return;
    const { copy } = row;
    this.take({
      kind: 'update',
      id,
      text: { title: copy.title, content: change(copy.content), tags: copy.tags },
      baseUpdatedAt: copy.updatedAt,
      privacyLevel,
      autosave: true,
    });
  }

  copy = (id: string): ServerCopy | null => this.rows.get(id)?.copy ?? null;

  /** Every text that the author can find there. */
  texts(): string[] {
    return [...this.rows.values()].flatMap(({ copy, versions }) => [
      copy.content,
      ...versions.map(({ content }) => content),
    ]);
  }
}
