import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { limits } from '../../../../server/contract/limits';
import type { SimilarFeedbackQuery } from '../../../__generated__/SimilarFeedbackQuery.graphql';
import { Button, TextLink } from '../../../ui/form/Button';
import { StatusBadge } from './FeedbackBadges';
import { FeedbackVotes } from './FeedbackVotes';

interface SimilarFeedbackProps {
  title: string;
  /** Called when the member dismisses the list and goes on with the form. */
  onDismiss: () => void;
}

/** Shows existing suggestions while a title is typed, to vote on instead of repeating them. */
export function SimilarFeedback({ title, onDismiss }: SimilarFeedbackProps) {
  const [dismissed, setDismissed] = useState(false);
  const found = useSimilarFeedback(dismissed ? '' : title);
  const { length } = found;
  return (
    <>
      <chakra.p role="status" srOnly>
        {length > 0 &&
          `${length === 1 ? '1 similar suggestion' : `${length} similar suggestions`} below the title`}
      </chakra.p>
      {length > 0 && (
        <chakra.section
          aria-labelledby="similar-feedback"
          ps="4"
          borderInlineStartWidth="2px"
          borderColor="accent"
        >
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="4"
          >
            <chakra.h2 id="similar-feedback" textStyle="label">
              Is it one of these? Vote for it instead.
            </chakra.h2>
            {/* The button comes before the list in tab order, so that one key skips the list. */}
            <Button
              variant="ghost"
              size="sm"
              ms="-3"
              onClick={() => {
                setDismissed(true);
                onDismiss();
              }}
            >
              None of these
            </Button>
          </chakra.div>
          <chakra.ul listStyle="none" display="grid" gap={{ base: '3', md: '1' }}>
            {found.map((row) => (
              <li key={row.id}>
                <SimilarRow row={row} />
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      )}
    </>
  );
}

type FoundFeedback = SimilarFeedbackQuery['response']['similarFeedback'];

function SimilarRow({ row }: { row: FoundFeedback[number] }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.div
        flex="1"
        minW="0"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1"
      >
        {/* The link opens a new tab, because the form is unfinished. */}
        <TextLink to={`/feedback/${row.id}`} tone="quiet" target="_blank" dir="auto">
          {row.title}
          <chakra.span srOnly> (opens in a new tab)</chakra.span>
        </TextLink>
        <StatusBadge status={row.status} />
      </chakra.div>
      <FeedbackVotes feedback={row} layout="row" />
    </chakra.div>
  );
}

const debounceMs = 300;
/** Shorter titles aren't searched for, because they match anything. */
const minTitleLength = 3;

const none: FoundFeedback = [];

const query = graphql`
  query SimilarFeedbackQuery($title: String!) {
    similarFeedback(title: $title) {
      id
      title
      status
      ...FeedbackVotes_feedback
    }
  }
`;

/** Feedback similar to the typed title. The previous result stays until the next arrives. */
function useSimilarFeedback(typed: string): FoundFeedback {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(none);
  /** Keeps Relay from collecting the records of the shown result. */
  const retained = useRef<{ dispose(): void } | null>(null);
  const title = typed.trim().slice(0, limits.feedback.titleMax);
  const isLongEnough = title.length >= minTitleLength;

  useEffect(() => {
    if (!isLongEnough) {
      setFound(none);
      return;
    }
    let request: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<SimilarFeedbackQuery>(environment, query, { title }).subscribe({
        next: ({ similarFeedback }) => {
          retained.current?.dispose();
          retained.current = environment.retain(createOperationDescriptor(getRequest(query), { title }));
          setFound(similarFeedback);
        },
        // A failed suggestion isn't worth an error message.
        error: () => {},
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, title, isLongEnough]);

  useEffect(() => () => retained.current?.dispose(), []);

  return found;
}
