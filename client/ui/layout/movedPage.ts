import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router-dom';

/** The path that the open page had at first, by each that it has moved to. */
const firstPaths = new Map<string, string>();

const firstPath = (pathname: string) => firstPaths.get(pathname) ?? pathname;

/** Call before the open page replaces its address: it is then neither loaded nor mounted anew. */
export const movePage = (from: string, to: string): void => void firstPaths.set(to, firstPath(from));

/** Call when the page that has moved is left. */
export const forgetMoves = (): void => firstPaths.clear();

interface HasPath {
  pathname: string;
}

/** Whether two addresses are the same page's, before and after it moved. */
export const isSamePage = (one: HasPath, other: HasPath): boolean =>
  firstPath(one.pathname) === firstPath(other.pathname);

/** A key that stays the same while the page moves. */
export const usePageKey = (): string => firstPath(useLocation().pathname);

/** Whether a route loads its data again: not when its page moves, because the new address may not even be reachable. */
export const loadsAnew = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.pathname === nextUrl.pathname || !isSamePage(currentUrl, nextUrl));
