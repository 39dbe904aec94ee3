import type { AuditRow_entry$key } from '../../../__generated__/AuditRow_entry.graphql';
import type { LoadMoreProps } from '../../../ui/content/LoadMore';
import { PagedRows } from '../../../ui/content/PagedRows';
import { AuditRow } from './AuditRow';

interface AuditRowsProps extends Pick<LoadMoreProps, 'hasNext' | 'loading' | 'loadNext'> {
  'aria-label': string;
  edges: readonly { readonly node: AuditRow_entry$key & { readonly id: string } }[];
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
