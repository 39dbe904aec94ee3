import { Outlet, useLocation, useRouteError } from 'react-router-dom';
import { messages } from '../../../../server/contract/messages';
import { isAdmin, isStaff } from '../../../auth/roles';
import { useAuth } from '../../../auth/useAuth';
import { GraphQLRequestError } from '../../../lib/requestError';
import { AccessRestricted } from '../../../ui/feedback/AccessRestricted';
import { ContentError } from '../../../ui/feedback/ErrorBoundary';
import { adminSections } from './adminSections';

const Restricted = ({ to }: { to: 'organisers' | 'administrators' }) => (
  <AccessRestricted
    text={
      to === 'organisers'
        ? 'Only the organisers, instructors and administrators, can look after the group.'
        : 'Only administrators can open this page.'
    }
    wayOn={{ to: '/dashboard', label: 'Go to Dashboard' }}
  />
);

/** Shown where the operator requires a second factor that this sign-in didn't prove. */
const FactorOwed = () => (
  <AccessRestricted
    text={`${messages.secondFactor.owed} Set one up in Settings, and this page opens. If you have one already, sign out and in again with it.`}
    wayOn={{ to: '/settings?tab=privacy', label: 'Open Settings' }}
  />
);

/** The pages for organisers. The server decides who may; this saves others an error. */
export function AdminArea() {
  const { viewer } = useAuth();
  const path = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  if (viewer?.secondFactorOwed) return <FactorOwed />;
  if (!isStaff(viewer)) return <Restricted to="organisers" />;
  const section = adminSections.find(({ href }) => href === path);
  if (section?.adminsOnly && !isAdmin(viewer)) return <Restricted to="administrators" />;
  return <Outlet />;
}

/** The error page, also for a member whose role has ended since this device last loaded it. */
export function AdminError() {
  const error = useRouteError();
  if (error instanceof GraphQLRequestError && error.code === 'FORBIDDEN')
    return <Restricted to="organisers" />;
  return <ContentError />;
}
