import { createSourceEventStream, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import type { ChangedIds } from '../events/pubSub';
import type { Context } from '../request/context';
import { SharedPlans } from './sharedFields';
import { GroupSubscriber, type SharedDeps, SharedGroup } from './sharedGroup';
import type { SocketConnection } from './socketConnections';

/**
 * This server's subscriptions whose events are executed once for all members with the same document and
 * variables. All others run per subscriber, as graphql-ws does it. See docs/decisions/shared-events.md.
 */
export class SharedEvents {
  private readonly groups = new Map<string, SharedGroup>();
  private readonly plans: SharedPlans;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly deps: SharedDeps,
  ) {
    this.plans = new SharedPlans(schema);
  }

  get size(): number {
    return this.groups.size;
  }

  /**
   * Authorises the subscriber as usual and returns a function with which it joins a group. Undefined if the
   * operation can't be shared, or is refused; executing it then reports the error.
   */
  async offer(
    { text, args }: { text: string; args: ExecutionArgs },
    connection: SocketConnection,
    id: string,
  ): Promise<(() => GroupSubscriber) | undefined> {
    const { viewer } = args.contextValue as Context;
    const variables = args.variableValues ?? {};
    const plan = viewer && this.plans.find(text, args.document, variables);
    if (!plan) return undefined;
    const events = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in events)) return undefined;
    const stream = events as AsyncIterableIterator<ChangedIds>;
    return () => {
      let group = this.groups.get(plan.key);
      if (group) void stream.return?.();
      else {
        const { document } = args;
        const shared = { schema: this.schema, document, variableValues: variables };
        group = new SharedGroup(plan, shared, stream, this.deps, () => this.groups.delete(plan.key));
        this.groups.set(plan.key, group);
      }
      // The connection's viewer is the same member's; one object for both saves memory.
      const known = connection.viewer?.signInId === viewer.signInId ? connection.viewer : viewer;
      return group.add(new GroupSubscriber(connection, id, known, group));
    };
  }
}
