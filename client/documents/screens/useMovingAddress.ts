import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetMoves, movePage } from '../../ui/layout/movedPage';
import { useNavigationTarget } from '../../ui/layout/useNavigationTarget';
import { localDocumentPath } from '../model/kinds';
import type { LocalDocument } from '../model/model';

/** A text that was deleted elsewhere and made again has a new id: the editor's address follows it, so that a reload finds it. */
export function useMovingAddress(opened: LocalDocument, document: LocalDocument): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const target = useNavigationTarget();
  // The address of a new text has its localId, which stays.
  const isNew = opened.id === null || document.id === null;
  const path = isNew || document.id === opened.id ? null : localDocumentPath(document);
  const follow = useEffectEvent((to: string) => {
    // Changing the address now would cancel the navigation in progress.
    if (pathname === to || target()) return;
    movePage(pathname, to);
    void navigate({ pathname: to, search, hash }, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    if (path !== null) follow(path);
  }, [path]);
  useEffect(() => forgetMoves, []);
}
