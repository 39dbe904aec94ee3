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
/** Shorter titles aren't searched for, because they match anything. */
const minTitleLength = 3;

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
  /** Keeps Relay from collecting the records of the shown result. */
  const retainedResult = useRef<{ dispose(): void } | null>(null);
  const title = typed.trim().slice(0, limits.feedback.titleMax);
  const isLongEnough = title.length >= minTitleLength;

  useEffect(() => {
    if (!isLongEnough) {
      setFound(none);
      return;
    }
    let request: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      const retained = environment.retain(createOperationDescriptor(getRequest(query), { title }));
      request = fetchQuery<useSimilarFeedbackQuery>(environment, query, { title }).subscribe({
        next: ({ similarFeedback }) => {
          retainedResult.current?.dispose();
          retainedResult.current = retained;
          setFound(similarFeedback);
        },
        unsubscribe: () => retained.dispose(),
        // A failed suggestion isn't worth an error message.
        error: () => retained.dispose(),
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, title, isLongEnough]);

  useEffect(() => () => retainedResult.current?.dispose(), []);

  return found;
}
