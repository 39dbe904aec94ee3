import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MutedAndBlocked_viewer$key } from '../../../__generated__/MutedAndBlocked_viewer.graphql';

/** What the viewer did to a member, whose texts are folded then. */
export type MuteOrBlock = 'muted' | 'blocked';

const MutedAndBlocked = createContext<ReadonlyMap<string, MuteOrBlock>>(new Map());

/** The members that the viewer muted and blocked, by id. */
export const useMutedAndBlocked = () => useContext(MutedAndBlocked);

interface MutedAndBlockedProviderProps {
  viewer: MutedAndBlocked_viewer$key | null | undefined;
  children: ReactNode;
}

/**
 * Provides the members that the viewer muted and blocked. They aren't part of a session's data, because a session's events are the
 * same for everyone.
 */
export function MutedAndBlockedProvider({ viewer, children }: MutedAndBlockedProviderProps) {
  const data = useFragment(
    graphql`
      fragment MutedAndBlocked_viewer on Viewer {
        mutedMemberIds
        blockedMemberIds
      }
    `,
    viewer,
  );
  const byMember = useMemo(
    () =>
      new Map<string, MuteOrBlock>([
        ...(data?.mutedMemberIds ?? []).map((id) => [id, 'muted'] as const),
        ...(data?.blockedMemberIds ?? []).map((id) => [id, 'blocked'] as const),
      ]),
    [data],
  );
  return <MutedAndBlocked value={byMember}>{children}</MutedAndBlocked>;
}
