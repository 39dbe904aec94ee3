import { chakra } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import type { OverviewPageQuery } from '../../../__generated__/OverviewPageQuery.graphql';
import { isAdmin } from '../../../auth/roles';
import { useAuth } from '../../../auth/useAuth';
import { usePageQuery } from '../../../relay/usePageQuery';
import { Rows } from '../../../ui/content/Rows';
import { TextLink } from '../../../ui/form/Button';
import { AdminPage } from './AdminPage';
import { joiningSentences } from './joiningSentences';

export const OverviewPage = () => (
  <AdminPage title="Admin" lead="Who joins, who is here, and what was decided.">
    <Overview />
  </AdminPage>
);

const waitingText = (count: number) => {
  if (count === 0) return 'Nobody waits.';
  return count === 1 ? 'One person waits for an answer.' : `${count} people wait for an answer.`;
};

const reportsText = (count: number) => {
  if (count === 0) return 'Nothing is reported.';
  return count === 1
    ? 'One reported thing waits for a decision.'
    : `${count} reported things wait for a decision.`;
};

function Overview() {
  const { joining, waitingMembers, reportCases } = usePageQuery<OverviewPageQuery>(graphql`
    query OverviewPageQuery @preloadable {
      joining {
        mode
      }
      waitingMembers(first: 1) {
        totalCount
      }
      reportCases(first: 1, state: OPEN) {
        totalCount
      }
    }
  `);
  const { viewer } = useAuth();
  const { mode } = joining;
  return (
    <>
      <chakra.p maxW="measure">
        {mode in joiningSentences && joiningSentences[mode as keyof typeof joiningSentences]}{' '}
        {isAdmin(viewer) ? (
          <TextLink to="/admin/settings">Change this</TextLink>
        ) : (
          <chakra.span color="ink.muted">Administrators set this.</chakra.span>
        )}
      </chakra.p>
      <Rows aria-label="What organisers do" mt="8">
        <SectionLink to="/admin/approvals" title="Requests" isWaiting={waitingMembers.totalCount > 0}>
          {waitingText(waitingMembers.totalCount)}
        </SectionLink>
        <SectionLink to="/admin/invitations" title="Invitations">
          {mode === 'CLOSED'
            ? 'Invitations can be made, but not used before the group takes members again.'
            : 'Make a link that lets people join, and see who came by it.'}
        </SectionLink>
        <SectionLink to="/admin/members" title="Members">
          Find somebody, and help them or the group.
        </SectionLink>
        <SectionLink to="/admin/reports" title="Reports" isWaiting={reportCases.totalCount > 0}>
          {reportsText(reportCases.totalCount)}
        </SectionLink>
        {isAdmin(viewer) && <AdminOnlySections />}
      </Rows>
    </>
  );
}

const AdminOnlySections = () => (
  <>
    <SectionLink to="/admin/audit-log" title="Audit log">
      What happened with accounts, and who did it.
    </SectionLink>
    <SectionLink to="/admin/settings" title="Settings">
      The group’s name, its time zone, who may join, and how it is reached.
    </SectionLink>
    <SectionLink to="/admin/system" title="System">
      Versions, the database, and what waits to be sent.
    </SectionLink>
  </>
);

interface SectionLinkProps {
  to: string;
  title: string;
  isWaiting?: boolean;
  children: React.ReactNode;
}

const SectionLink = ({ to, title, isWaiting = false, children }: SectionLinkProps) => (
  <li>
    <chakra.h2 textStyle="subheading">
      <TextLink to={to} tone="quiet">
        {title}
      </TextLink>
    </chakra.h2>
    <chakra.p mt="1" color={isWaiting ? 'ink' : 'ink.muted'} fontWeight={isWaiting ? 'semibold' : undefined}>
      {children}
    </chakra.p>
  </li>
);
