import { type DataID, isClientID, RecordSource, Store, VIEWER_ID, VIEWER_TYPE } from 'relay-runtime';

type Fields = Record<string, object>;

/** The row that a record belongs to. What has no id of its own is stored below its row: `client:<id>:room:writers:0`. */
const rowOf = (id: DataID) => (isClientID(id) ? id.split(':', 2)[1] : id) as DataID;

/** Whether what was deleted never comes back. A story can be shared again. */
const isGoneForGood = (id: DataID) => id.startsWith('session_');

/**
 * A store that drops outdated values, in whatever order responses and events arrive. The server adds the version of
 * a row to each object that has one (`server/graphql/rowVersions.ts`); of each field, the value with the newest version stays. What
 * has no version is stored as it comes. Weighed: Relay's updaters and handlers, which each have to be declared for a field, and
 * invalidating records, which fetches whole pages again.
 */
export class OrderedStore extends Store {
  /** The versions in the response that Relay is about to publish, by id. */
  private readonly received = new Map<DataID, number>();
  /** The version of each field's value, by the record's id. */
  private readonly fieldVersions = new Map<DataID, Map<string, number>>();

  /** `onDeleted`: responses to pending queries may still have what was just deleted. */
  constructor(private readonly onDeleted: () => void) {
    super(new RecordSource(), { gcReleaseBufferSize: 20 });
  }

  /** Relay's option for the id of an object. Relay calls it for each object of a response just before it publishes that. */
  readonly getDataID = ({ id, rowVersion }: { [field: string]: unknown }, typename: string): unknown => {
    // If a response has a row twice, it is as old as the older one.
    if (typeof id === 'string' && typeof rowVersion === 'number')
      this.received.set(id, Math.min(rowVersion, this.received.get(id) ?? rowVersion));
    return id ?? (typename === VIEWER_TYPE ? VIEWER_ID : undefined);
  };

  override publish(...[source, invalidated]: Parameters<Store['publish']>): void {
    const newest = RecordSource.create();
    let deletes = false;
    for (const id of source.getRecordIDs()) {
      const record = source.get(id);
      const known = this.getSource().get(id);
      if (!known) this.fieldVersions.delete(id);
      if (!record) deletes ||= Boolean(known);
      if (!record || (known === null && isGoneForGood(id))) newest.delete(id);
      else newest.set(id, this.newestFields(id, record, known ?? {}));
    }
    this.received.clear();
    super.publish(newest, invalidated);
    if (deletes) this.onDeleted();
  }

  private newestFields(id: DataID, record: Fields, known: Fields): Fields {
    const version = this.received.get(rowOf(id));
    if (version === undefined) return record;
    const versions = this.fieldVersions.get(id) ?? new Map<string, number>();
    this.fieldVersions.set(id, versions);
    const newest = { ...record };
    for (const field of Object.keys(record)) {
      const knownValue = known[field];
      if (knownValue !== undefined && (versions.get(field) ?? 0) > version) newest[field] = knownValue;
      else versions.set(field, version);
    }
    return newest;
  }
}
