import { useEffect, useMemo, useRef } from 'react';
import {
  createOperationDescriptor,
  createReaderSelector,
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type RecordSourceProxy,
  type Variables,
} from 'relay-runtime';
import { isSameContent } from '../lib/isSameContent';
import { afterPendingMutations, isMutationPending } from './pendingMutations';

type EventStore = Pick<RecordSourceProxy, 'get'> & {
  getRootField(name: never): ReturnType<RecordSourceProxy['get']>;
};

/** The ids of the objects that an event is about: a list's events have different ones. */
const idsIn = (payload: object) =>
  Object.values(payload)
    .flat()
    .map((value) => value?.id)
    .join();

interface StoredEvent {
  environment: IEnvironment;
  subscription: GraphQLTaggedNode;
  variables: Variables;
  store: EventStore;
  event: unknown;
}

/** Detects that the late response to a mutation has overwritten the data of an event. */
export function useOverwriteDetection() {
  const lastPayloads = useRef(new Map<string, unknown>());
  useEffect(() => () => lastPayloads.current.clear(), []);
  return useMemo(
    () => ({
      /** Called by a subscription's updater with each event. Calls back if the store's data differ from it after pending mutations. */
      watchEvent(
        { environment, subscription, variables, store, event }: StoredEvent,
        onOverwritten: () => void,
      ) {
        // The common case: nothing can overwrite the event.
        if (!isMutationPending(environment)) return;
        const { fragment, request } = createOperationDescriptor(getRequest(subscription), variables);
        const [field] = fragment.node.selections;
        if (field?.kind !== 'LinkedField') return;
        // Relay stores each event as a root record of its own.
        const id = store.getRootField(field.name as never)?.getDataID();
        if (id === undefined) return;
        const node = { ...fragment.node, selections: field.selections };
        const selector = createReaderSelector(node, id, fragment.variables, request);
        // The event itself, because the store may also have optimistic updates.
        const payload = (event as Record<string, object>)[field.name] ?? {};
        const ids = idsIn(payload);
        lastPayloads.current.set(ids, payload);
        afterPendingMutations(environment, () => {
          if (lastPayloads.current.get(ids) !== payload) return;
          lastPayloads.current.delete(ids);
          if (!isSameContent(environment.lookup(selector).data, payload)) onOverwritten();
        });
      },
    }),
    [],
  );
}
