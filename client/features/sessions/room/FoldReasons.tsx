import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FoldReasons_viewer$key } from '../../../__generated__/FoldReasons_viewer.graphql';

/** Why what a member says is folded. */
export type FoldReason = 'muted' | 'blocked';

const FoldReasons = createContext<ReadonlyMap<string, FoldReason>>(new Map());

/** By member. */
export const useFoldReasons = () => useContext(FoldReasons);

interface FoldReasonsProviderProps {
  viewer: FoldReasons_viewer$key | null | undefined;
  children: ReactNode;
}

/**
 * The members that the viewer muted and blocked. It isn't part of a session's data, because a session's events are the same for
 * everyone.
 */
export function FoldReasonsProvider({ viewer, children }: FoldReasonsProviderProps) {
  const data = useFragment(
    graphql`
      fragment FoldReasons_viewer on Viewer {
        mutedMemberIds
        blockedMemberIds
      }
    `,
    viewer,
  );
  const reasons = useMemo(
    () =>
      new Map<string, FoldReason>([
        ...(data?.mutedMemberIds ?? []).map((id) => [id, 'muted'] as const),
        ...(data?.blockedMemberIds ?? []).map((id) => [id, 'blocked'] as const),
      ]),
    [data],
  );
  return <FoldReasons value={reasons}>{children}</FoldReasons>;
}
