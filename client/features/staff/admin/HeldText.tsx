import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { HeldTextQuery } from '../../../__generated__/HeldTextQuery.graphql';
import { LoadInPlace } from '../../../ui/content/LoadInPlace';
import { SkeletonList } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';

interface HeldTextProps {
  caseId: string;
  /** Names the text in the button's label. */
  label: string;
  /** When the text was last changed, as far as this page knows. */
  changedAt: string | null | undefined;
}

/** A button that shows the whole of a held text, which organisers read before they decide. */
export function HeldText({ caseId, label, changedAt }: HeldTextProps) {
  const [open, setOpen] = useState(false);
  return (
    <chakra.div mt="2">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={open}
        aria-label={`${open ? 'Show less' : 'Read all of it'}: ${label}`}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Read all of it'}
      </Button>
      {open && (
        // The keys load the text again when it has changed: organisers approve it as they have read it.
        <LoadInPlace fallback={<SkeletonList rows={1} />} failed="The text could not be loaded.">
          {(attempt) => (
            <WholeText key={changedAt ?? ''} caseId={caseId} fetchKey={`${attempt} ${changedAt}`} />
          )}
        </LoadInPlace>
      )}
    </chakra.div>
  );
}

function WholeText({ caseId, fetchKey }: { caseId: string; fetchKey: string }) {
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
    // The text in the store may be outdated.
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
