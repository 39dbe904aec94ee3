interface Page<Node> {
  edges: { node: Node }[];
  pageInfo: Record<string, unknown>;
}

/** Reads one page; arguments in GraphQL syntax. */
type Read<Node> = (args: string) => Promise<Page<Node>>;
/** What happens after each page but the last; pages count from 1. */
type Between = (page: number) => unknown;

/** All nodes from the first page to the last. */
export async function walkForward<Node>(read: Read<Node>, size: number, between?: Between) {
  const nodes: Node[] = [];
  for (let page = 1, after = ''; ; page += 1) {
    const { edges, pageInfo } = await read(`first: ${size}${after}`);
    nodes.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return nodes;
    after = `, after: "${pageInfo.endCursor}"`;
    await between?.(page);
  }
}

/** The same nodes in the same order, read from the last page to the first. */
export async function walkBackward<Node>(read: Read<Node>, size: number, between?: Between) {
  const nodes: Node[] = [];
  for (let page = 1, before = ''; ; page += 1) {
    const { edges, pageInfo } = await read(`last: ${size}${before}`);
    nodes.unshift(...edges.map(({ node }) => node));
    if (!pageInfo.hasPreviousPage) return nodes;
    before = `, before: "${pageInfo.startCursor}"`;
    await between?.(page);
  }
}
