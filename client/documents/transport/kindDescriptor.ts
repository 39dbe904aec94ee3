import type { SelectorStoreUpdater } from 'relay-runtime';
import type { DocumentKind, ServerCopy } from '../model/model';
import type { SyncRequest } from '../sync/syncRequest';

type RequestOf<K extends SyncRequest['kind']> = Extract<SyncRequest, { kind: K }>;
type CreateRequest = RequestOf<'create'>;
type UpdateRequest = RequestOf<'update'>;
export type KeepRequest = RequestOf<'keepVersion'>;

/** Whether the member is still signed in. Checked before each further request. */
export type IsSignedIn = () => boolean;

/** A kind's operations, and how a document becomes their input. They reject if the request fails. */
export interface KindDescriptor<TCreate extends object, TUpdate extends object, TNode extends object> {
  kind: DocumentKind;
  /** The Relay key of the viewer's list, to which new documents are added. */
  connection: string;
  /** The arguments of the viewer's list, where it has filters. */
  connectionFilters?: Readonly<Record<string, string>>;
  /** The field of the mutation that creates a document. */
  createField: string;
  /** Input fields that the server may reject: the text is then saved without them. */
  droppableFields: readonly string[];
  toCreateInput(request: CreateRequest): TCreate;
  create(input: TCreate, addToList: SelectorStoreUpdater, isSignedIn: IsSignedIn): Promise<TNode>;
  toUpdateInput(request: UpdateRequest): TUpdate;
  update(input: TUpdate): Promise<TNode>;
  delete(input: { id: string; baseUpdatedAt: string | null }): Promise<unknown>;
  /** Creates a version. A kind without it has no versions. */
  keepVersion?(request: KeepRequest): Promise<unknown>;
  read(id: string): Promise<TNode | null | undefined>;
  toCopy(node: TNode): ServerCopy;
}
