import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { limits } from '../../../../server/contract/limits';
import type {
  useSimilarFeedbackQuery,
  useSimilarFeedbackQuery$data,
} from '../../../__generated__/useSimilarFeedbackQuery.graphql';

type FoundFeedback = useSimilarFeedbackQuery$data['similarFeedback'];

const debounceMs = 300;
/** Shorter titles would match anything. */
const lettersToAsk = 3;

const none: FoundFeedback = [];

const query = graphql`
  query useSimilarFeedbackQuery($title: String!) {
    similarFeedback(title: $title) {
      id
      ...SimilarRow_feedback
    }
  }
`;

/** Feedback similar to the typed title. The previous result stays until the next arrives. */
export function useSimilarFeedback(typed: string): FoundFeedback {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(none);
  const held = useRef<{ dispose(): void } | null>(null);
  const title = typed.trim().slice(0, limits.feedback.titleMax);
  const isWorthAsking = title.length >= lettersToAsk;

  useEffect(() => {
    if (!isWorthAsking) {
      setFound(none);
      return;
    }
    let reading: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      const retained = environment.retain(createOperationDescriptor(getRequest(query), { title }));
      reading = fetchQuery<useSimilarFeedbackQuery>(environment, query, { title }).subscribe({
        next: ({ similarFeedback }) => {
          held.current?.dispose();
          held.current = retained;
          setFound(similarFeedback);
        },
        unsubscribe: () => retained.dispose(),
        // A failed suggestion isn't worth an error message.
        error: () => retained.dispose(),
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
    };
  }, [environment, title, isWorthAsking]);

  useEffect(() => () => held.current?.dispose(), []);

  return found;
}
