import { Outlet, useLocation, useRouteError } from 'react-router-dom';
import { messages } from '../../../../server/contract/messages';
import { isAdmin, isStaff } from '../../../auth/roles';
import { useAuth } from '../../../auth/useAuth';
import { GraphQLRequestError } from '../../../lib/requestError';
import { AccessRestricted } from '../../../ui/feedback/AccessRestricted';
import { ContentError } from '../../../ui/feedback/ErrorBoundary';
import { adminSections, normalisedPath } from './adminSections';

const RestrictedTo = ({ group }: { group: 'organisers' | 'administrators' }) => (
  <AccessRestricted
    text={
      group === 'organisers'
        ? 'Only the organisers, instructors and administrators, can look after the group.'
        : 'Only administrators can open this page.'
    }
    wayOn={{ to: '/dashboard', label: 'Go to Dashboard' }}
  />
);

/** Shown if the operator requires a second factor and the member signed in without one. */
const SecondFactorNeeded = () => (
  <AccessRestricted
    text={`${messages.secondFactor.owed} Set one up in Settings, and this page opens. If you have one already, sign out and in again with it.`}
    wayOn={{ to: '/settings?tab=privacy', label: 'Open Settings' }}
  />
);

/** The layout of the organisers' pages. The server checks permissions itself; here others get an explanation, not its error. */
export function AdminArea() {
  const { viewer } = useAuth();
  const path = normalisedPath(useLocation().pathname);
  if (viewer?.secondFactorOwed) return <SecondFactorNeeded />;
  if (!isStaff(viewer)) return <RestrictedTo group="organisers" />;
  const section = adminSections.find(({ href }) => href === path);
  if (section?.adminsOnly && !isAdmin(viewer)) return <RestrictedTo group="administrators" />;
  return <Outlet />;
}

/** The error page, also for a member whose role has ended since this device last loaded it. */
export function AdminError() {
  const error = useRouteError();
  if (error instanceof GraphQLRequestError && error.code === 'FORBIDDEN')
    return <RestrictedTo group="organisers" />;
  return <ContentError />;
}
