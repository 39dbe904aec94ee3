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
import { afterChanges, isChangeUnderWay } from './changesUnderWay';

type EventStore = Pick<RecordSourceProxy, 'get'> & {
  getRootField(name: never): ReturnType<RecordSourceProxy['get']>;
};

/** The ids in an event: the events of a list are about different things. */
const subjectOf = (payload: object) =>
  Object.values(payload)
    .flat()
    .map((part) => part?.id)
    .join();

/** Detects that the response to a pending change replaced what a later event had brought. */
export function useLastEvent() {
  const last = useRef(new Map<string, unknown>());
  useEffect(() => () => last.current.clear(), []);
  return useMemo(
    () => ({
      /** Called by a subscription's updater. */
      ifPutBack(
        environment: IEnvironment,
        subscription: GraphQLTaggedNode,
        variables: Variables,
        store: EventStore,
        event: unknown,
        callback: () => void,
      ) {
        // Most events cost nothing more than showing them.
        if (!isChangeUnderWay(environment)) return;
        const { fragment, request } = createOperationDescriptor(getRequest(subscription), variables);
        const [field] = fragment.node.selections;
        if (field?.kind !== 'LinkedField') return;
        // Each event has a root of its own in the store.
        const id = store.getRootField(field.name as never)?.getDataID();
        if (id === undefined) return;
        const node = { ...fragment.node, selections: field.selections };
        const selector = createReaderSelector(node, id, fragment.variables, request);
        // Its own content, without optimistic updates.
        const payload = (event as Record<string, object>)[field.name] ?? {};
        const subject = subjectOf(payload);
        last.current.set(subject, payload);
        afterChanges(environment, () => {
          if (last.current.get(subject) !== payload) return;
          last.current.delete(subject);
          if (!isSameContent(environment.lookup(selector).data, payload)) callback();
        });
      },
    }),
    [],
  );
}
