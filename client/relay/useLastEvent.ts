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

/** Whatever an event tells of, by ids: those of a list tell of different things. */
const subjectOf = (told: object) =>
  Object.values(told)
    .flat()
    .map((part) => part?.id)
    .join();

/** Notices when the answer to a change that was under way puts something else in the place of what the last event of it told. */
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
        // What it told, without what is shown of changes before they are answered.
        const told = (event as Record<string, object>)[field.name] ?? {};
        const subject = subjectOf(told);
        last.current.set(subject, told);
        afterChanges(environment, () => {
          if (last.current.get(subject) !== told) return;
          last.current.delete(subject);
          if (!isSameContent(environment.lookup(selector).data, told)) callback();
        });
      },
    }),
    [],
  );
}
