import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router-dom';

/** The original path of the open page, by each path that it has moved to. */
const firstPaths = new Map<string, string>();

const firstPath = (pathname: string) => firstPaths.get(pathname) ?? pathname;

/** Call before the open page replaces its address, so that it is neither loaded nor mounted again. */
export function movePage(from: string, to: string): void {
  firstPaths.set(to, firstPath(from));
}

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

/** A route's `shouldRevalidate`: its data aren't loaded again when its page moves, because the server may not know the new address yet. */
export const revalidateUnlessMoved = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.pathname === nextUrl.pathname || !isSamePage(currentUrl, nextUrl));
