import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type {
  AuditRows_entry$data,
  AuditRows_entry$key,
} from '../../../__generated__/AuditRows_entry.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import type { LoadMoreProps } from '../../../ui/content/LoadMore';
import { PagedRows } from '../../../ui/content/PagedRows';
import { Time } from '../../../ui/content/Time';
import { sentenceOf } from './auditTexts';

interface AuditRowsProps extends Pick<LoadMoreProps, 'hasNext' | 'loading' | 'loadNext'> {
  'aria-label': string;
  edges: readonly { readonly node: AuditRows_entry$key & { readonly id: string } }[];
}

const perPage = 30;

/** Entries of the audit log, loaded by pages. */
export const AuditRows = ({ edges, ...list }: AuditRowsProps) => (
  <PagedRows
    css={{ '& > li, & > li:first-of-type': { py: '4' } }}
    items={edges.map(({ node }) => node)}
    row={(node) => <AuditRow entry={node} />}
    count={perPage}
    what="entries"
    {...list}
  />
);

/** What happened, in one sentence, with its reason and time. */
function AuditRow({ entry }: { entry: AuditRows_entry$key }) {
  const data = useFragment(
    graphql`
      fragment AuditRows_entry on AuditEntry {
        act
        actorKind
        thing
        reason
        createdAt
        actor {
          ...AuthorLink_user
        }
        subject {
          ...AuthorLink_user
        }
      }
    `,
    entry,
  );
  const { act, actorKind, thing, reason, createdAt } = data;
  const isByOther = actorKind === 'ORGANISER' || actorKind === 'OPERATOR';
  return (
    <>
      <chakra.p overflowWrap="anywhere">
        {sentenceOf({ act, isByOther, thing: thing ?? null }).map((part) =>
          'text' in part ? (
            part.text
          ) : (
            <chakra.span key={part.person} fontWeight="semibold">
              <Person {...data} part={part.person} />
            </chakra.span>
          ),
        )}
      </chakra.p>
      {reason != null && (
        <chakra.p dir="auto" mt="0.5" overflowWrap="anywhere" whiteSpace="pre-line">
          “{reason}”
        </chakra.p>
      )}
      <chakra.p textStyle="facts" color="ink.muted" mt="0.5">
        <Time value={createdAt} />
      </chakra.p>
    </>
  );
}

function Person({ actor, actorKind, subject, part }: AuditRows_entry$data & { part: 'who' | 'by' }) {
  const person = part === 'by' ? actor : subject;
  if (person) return <AuthorLink user={person} />;
  if (part === 'who') return 'a deleted member';
  return actorKind === 'OPERATOR' ? 'The operator' : 'An organiser';
}
