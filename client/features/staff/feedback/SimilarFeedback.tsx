import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { SimilarRow } from './SimilarRow';
import { useSimilarFeedback } from './useSimilarFeedback';

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
            {found.map((feedback) => (
              <li key={feedback.id}>
                <SimilarRow feedback={feedback} />
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      )}
    </>
  );
}
