import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { HeldTextQuery } from '../../../__generated__/HeldTextQuery.graphql';
import { LoadInPlace } from '../../../ui/content/LoadInPlace';
import { SkeletonList } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';

interface HeldTextProps {
  caseId: string;
  of: string;
  /** When the text was last changed, as far as is known: only the shown text is approved. */
  changedAt: string | null | undefined;
}

/** The whole text of what waits, once it is asked for: organisers read it before they decide. */
export function HeldText({ caseId, of, changedAt }: HeldTextProps) {
  const [open, setOpen] = useState(false);
  return (
    <chakra.div mt="2">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={open}
        aria-label={`${open ? 'Show less' : 'Read all of it'}: ${of}`}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Read all of it'}
      </Button>
      {open && (
        <LoadInPlace fallback={<SkeletonList rows={1} />} failed="The text could not be loaded.">
          {(attempt) => <Whole key={changedAt ?? ''} caseId={caseId} fetchKey={`${attempt} ${changedAt}`} />}
        </LoadInPlace>
      )}
    </chakra.div>
  );
}

function Whole({ caseId, fetchKey }: { caseId: string; fetchKey: string }) {
  const { node } = useLazyLoadQuery<HeldTextQuery>(
    graphql`
      query HeldTextQuery($id: ID!) {
        node(id: $id) {
          ... on ReportCase {
            heldText
            contentChangedAt
          }
        }
      }
    `,
    { id: caseId },
    // Its author may have changed it.
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return (
    <chakra.div
      mt="2"
      dir="auto"
      tabIndex={0}
      role="region"
      aria-label="The whole text"
      maxH="24rem"
      overflowY="auto"
      p="3"
      bg="paper.hover"
      borderRadius="md"
      fontFamily="reading"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {node?.heldText ?? 'It no longer waits.'}
    </chakra.div>
  );
}
