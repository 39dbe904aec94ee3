import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import type {
  ReportCaseItem_case$data,
  ReportCaseItem_case$key,
} from '../../../__generated__/ReportCaseItem_case.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { Badge } from '../../../ui/content/Badge';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { TextLink } from '../../../ui/form/Button';
import { useFocusKept } from '../../../ui/layout/useFocusKept';
import { kindLabel, reasonLabel } from '../report/reportTexts';
import { CaseActions } from './CaseActions';
import { HeldText } from './HeldText';

/** A reported text, who reported it and why, and the decisions that staff can make. */
export function ReportCaseItem({ reportCase }: { reportCase: ReportCaseItem_case$key }) {
  const data = useFragment(
    graphql`
      fragment ReportCaseItem_case on ReportCase {
        id
        kind
        contentId
        excerpt
        path
        isOpen
        createdAt
        decision
        decisionNote
        settledAt
        canHide
        canRestore
        canRemove
        isHeld
        findings
        contentChangedAt
        contentAuthor {
          ...AuthorLink_user
        }
        settledBy {
          name
        }
        reports(first: 10) {
          totalCount
          edges {
            node {
              id
              reason
              note
              createdAt
              reporter {
                ...AuthorLink_user
              }
            }
          }
        }
      }
    `,
    reportCase,
  );
  const article = useRef<HTMLElement>(null);
  // A decision removes its button, which has the focus.
  useFocusKept(article);
  const { id, kind, excerpt, reports, isHeld, findings } = data;
  return (
    <article ref={article} data-focus-frame aria-label={`${kindLabel(kind)}: ${excerpt.slice(0, 60)}`}>
      <Facts {...data} />
      {excerpt && (
        <chakra.blockquote
          dir="auto"
          mt="2"
          ps="4"
          borderInlineStartWidth="2px"
          borderColor="rule.strong"
          fontFamily="reading"
          overflowWrap="anywhere"
        >
          {excerpt}
        </chakra.blockquote>
      )}
      {isHeld && (
        <HeldText
          caseId={id}
          changedAt={data.contentChangedAt}
          label={`${kindLabel(kind).toLowerCase()}: ${excerpt.slice(0, 40)}`}
        />
      )}
      <Findings findings={findings} isHeld={isHeld} />
      <Reports reports={reports} />
      <Outcome {...data} />
      <CaseActions reportCase={data} />
    </article>
  );
}

type Case = ReportCaseItem_case$data;

function Facts({ kind, contentAuthor, reports, isHeld, createdAt, path }: Case) {
  const foundLabel = isHeld ? 'Waits since' : 'Found';
  return (
    <MetaLine>
      <chakra.span color="ink" fontWeight="semibold">
        {kindLabel(kind)}
      </chakra.span>
      {contentAuthor && (
        <span>
          by <AuthorLink user={contentAuthor} />
        </span>
      )}
      <span>
        {reports.totalCount > 0 ? 'Reported' : foundLabel} <Time value={createdAt} />
      </span>
      {path && <TextLink to={path}>Open</TextLink>}
      {isHeld && <Badge tone="warning">Nobody sees it yet</Badge>}
    </MetaLine>
  );
}

function Findings({ findings, isHeld }: Pick<Case, 'findings' | 'isHeld'>) {
  if (findings.length === 0) return null;
  return (
    <chakra.div mt="3">
      <chakra.p fontWeight="medium">{isHeld ? 'Why it waits' : 'Found by a rule'}</chakra.p>
      <chakra.ul ps="5" listStyleType="disc" color="ink.muted">
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function Reports({ reports: { edges, totalCount } }: Pick<Case, 'reports'>) {
  if (edges.length === 0) return null;
  const moreCount = totalCount - edges.length;
  return (
    <chakra.ul mt="3" listStyleType="none" display="grid" gap="2" aria-label="Reports">
      {edges.map(({ node: { id, reason, note, reporter } }) => (
        <li key={id}>
          <chakra.span fontWeight="medium">{reasonLabel(reason)}</chakra.span>
          {reporter && (
            <chakra.span color="ink.muted">
              {' '}
              by <AuthorLink user={reporter} />
            </chakra.span>
          )}
          {note && (
            <chakra.p dir="auto" color="ink.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {note}
            </chakra.p>
          )}
        </li>
      ))}
      {moreCount > 0 && <chakra.li color="ink.muted">and {moreCount} more</chakra.li>}
    </chakra.ul>
  );
}

const outcomes: Record<string, string> = {
  HIDDEN: 'Hidden',
  REMOVED: 'Removed',
  DISMISSED: 'Dismissed',
  APPROVED: 'Approved',
  WITHDRAWN: 'Taken back by its author',
};

/** What was decided, by an organiser or the author; a hidden text that can be hidden again was restored. */
function Outcome({ decision, decisionNote, settledAt, settledBy, canHide }: Case) {
  if (!decision) return null;
  return (
    <chakra.p mt="3" role="status" overflowWrap="anywhere">
      <chakra.span fontWeight="medium">{outcomes[decision] ?? 'Decided'}</chakra.span>
      {settledBy && ` by ${isolated(settledBy.name)}`} {settledAt && <Time value={settledAt} />}
      {decisionNote && `: ${decisionNote}`}
      {decision === 'HIDDEN' && canHide && <chakra.span display="block">Shown again since</chakra.span>}
    </chakra.p>
  );
}
