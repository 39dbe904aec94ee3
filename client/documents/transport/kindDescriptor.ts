import type { SelectorStoreUpdater } from 'relay-runtime';
import type { DocumentKind, ServerCopy } from '../model/model';
import type { SyncRequest } from '../sync/syncRequest';

type RequestOf<K extends SyncRequest['kind']> = Extract<SyncRequest, { kind: K }>;
type CreateRequest = RequestOf<'create'>;
type UpdateRequest = RequestOf<'update'>;
export type KeepRequest = RequestOf<'keepVersion'>;

/** Whether the member is still signed in. Checked before each further request. */
export type IsReady = () => boolean;

/** A kind's operations, and how a document becomes their input. They reject if the request fails. */
export interface KindDescriptor<TCreate extends object, TUpdate extends object, TNode extends object> {
  kind: DocumentKind;
  /** The Relay key of the viewer's list, to which new documents are added. */
  connection: string;
  /** The arguments of that list, where it has filters. */
  connectionFilters?: Readonly<Record<string, string>>;
  /** The field of the mutation that creates one. */
  createField: string;
  /** Input fields that are left out if the server rejects them: the text matters more. */
  optional: readonly string[];
  toCreateInput(request: CreateRequest): TCreate;
  /** `list` adds the answer to the loaded lists. */
  create(input: TCreate, list: SelectorStoreUpdater, isReady: IsReady): Promise<TNode>;
  toUpdateInput(request: UpdateRequest): TUpdate;
  toWithdrawInput(id: string): TUpdate;
  update(input: TUpdate): Promise<TNode>;
  delete(input: { id: string; baseUpdatedAt: string | null }): Promise<unknown>;
  /** Creates a version. A kind without it has no versions. */
  keepVersion?(request: KeepRequest): Promise<unknown>;
  read(id: string): Promise<TNode | null | undefined>;
  toCopy(node: TNode): ServerCopy;
}

const asText = (detail: unknown) => (typeof detail === 'string' ? detail : '');

/** A detail in the input of an update: an empty text clears it, undefined leaves it unchanged. */
export const changedText = (detail: unknown): string | undefined =>
  detail === undefined ? undefined : asText(detail);

/** A detail in the input of a create: blank ones are omitted. */
export const newText = (detail: unknown): string | undefined =>
  asText(detail).trim() === '' ? undefined : asText(detail);
