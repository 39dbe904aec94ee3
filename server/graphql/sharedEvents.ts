import { createSourceEventStream, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import type { Context } from '../context';
import type { ChangedIds } from '../events/pubSub';
import type { Connection } from './connections';
import { SharedPlans } from './sharedFields';
import { GroupSubscriber, type SharedDeps, SharedGroup } from './sharedGroup';

/** A placeholder for the context, because graphql-ws keeps the arguments for the subscription's lifetime. */
export class PendingSubscriber {
  private join: (() => GroupSubscriber) | undefined;

  constructor(join: () => GroupSubscriber) {
    this.join = join;
  }

  open(): GroupSubscriber {
    const { join } = this;
    if (!join) throw new Error('This subscriber has joined already');
    this.join = undefined;
    return join();
  }
}

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
   * Returns arguments with which the subscriber joins a group, after authorising it as usual. Undefined if
   * the operation can't be shared, or is refused; executing it then reports the error.
   */
  async offer(
    { text, args }: { text: string; args: ExecutionArgs },
    connection: Connection,
    id: string,
  ): Promise<ExecutionArgs | undefined> {
    const { viewer } = args.contextValue as Context;
    const variables = args.variableValues ?? {};
    const plan = viewer && this.plans.find(text, args.document, variables);
    if (!plan) return undefined;
    const events = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in events)) return undefined;
    const stream = events as AsyncIterableIterator<ChangedIds>;
    const offer = new PendingSubscriber(() => {
      let group = this.groups.get(plan.key);
      if (group) void stream.return?.();
      else {
        const { document } = args;
        const shared = { schema: this.schema, document, variableValues: variables };
        group = new SharedGroup(plan, shared, stream, this.deps, () => this.groups.delete(plan.key));
        this.groups.set(plan.key, group);
      }
      return group.add(new GroupSubscriber(connection, id, viewer, group));
    });
    return { schema: this.schema, document: args.document, contextValue: offer };
  }
}
