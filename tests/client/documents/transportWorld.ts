import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { DocumentKind } from '../../../client/documents/model/model';
import type { SyncRequest } from '../../../client/documents/sync/syncRequest';
import { createRelayTransport } from '../../../client/documents/transport/relayTransport';
import { GraphQLRequestError, type RequestErrorDetails } from '../../../client/lib/requestError';
import { environment, resetEnvironment } from '../support/mockEnvironment';

export const signInAs = (member: string) =>
  localStorage.setItem('access_token', `header.${btoa(JSON.stringify({ sub: member }))}.signature`);
beforeEach(() => {
  resetEnvironment();
  signInAs('user_ann');
});

export const transport = createRelayTransport('user_ann');
export const operation = (): OperationDescriptor => environment.mock.getMostRecentOperation();
export const inputOf = () => operation().request.variables.input;
export const refuse = (details: RequestErrorDetails) =>
  environment.mock.reject(operation(), new GraphQLRequestError(details));
export const settled = () => new Promise((proceed) => setTimeout(proceed, 0));

type Request<Kind> = Extract<SyncRequest, { kind: Kind }>;
type Text = Request<'update'>['text'];

export const createOf = (textKind: DocumentKind, text: Text): Request<'create'> => ({
  kind: 'create',
  textKind,
  text,
  writtenOn: '2026-06-01',
  idempotencyKey: 'local_1_a',
  privacyLevel: 'PRIVATE',
  sessionId: null,
  exerciseId: null,
});

export const updateOf = (textKind: DocumentKind, text: Text): Request<'update'> => ({
  kind: 'update',
  textKind,
  id: `${textKind}_1`,
  text,
  writtenOn: '2026-06-02',
  baseUpdatedAt: '2026-01-01T00:00:00.000Z',
  privacyLevel: null,
  autosave: true,
  draft: 'saved',
});

/** Answers with these fields, and mock values for all others; a story has no draft by default. */
export const answerWith = (type: string, fields: Readonly<Record<string, unknown>>) => {
  const { updatedAt: workingUpdatedAt } = fields;
  const answered = {
    ...(type === 'Story' && { workingUpdatedAt, audienceRevision: 1, isSharedByName: false, draft: null }),
    ...fields,
  };
  environment.mock.resolve(
    operation(),
    MockPayloadGenerator.generate(operation(), { [type]: () => answered }),
  );
};
