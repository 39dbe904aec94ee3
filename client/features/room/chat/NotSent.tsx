import { chakra } from '@chakra-ui/react';
import { copyText } from '../../../ui/content/copyText';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';

export interface NotSentText {
  key: string;
  content: string;
  onRemove: () => void;
}

/** What a member wrote and can't send any more, to copy or remove. */
export function NotSent({ texts }: { texts: readonly NotSentText[] }) {
  if (texts.length === 0) return null;
  return (
    <chakra.div mb="4" ps="4" borderInlineStartWidth="2px" borderColor="accent">
      <chakra.p role="alert">
        {texts.length === 1
          ? 'The session is over: this was not sent. Only you can see it.'
          : 'The session is over: these were not sent. Only you can see them.'}
      </chakra.p>
      <chakra.ul
        aria-label="Not sent"
        listStyleType="none"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        mt="3"
      >
        {texts.map(({ key, content, onRemove }) => (
          <li key={key}>
            <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {content}
            </chakra.p>
            <chakra.div display="flex" gap="1" ms="-3">
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Copy message: ${content.slice(0, 40)}`}
                onClick={() => void copyMessage(content)}
              >
                Copy
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove message: ${content.slice(0, 40)}`}
                onClick={onRemove}
              >
                Remove
              </Button>
            </chakra.div>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

async function copyMessage(content: string) {
  if (await copyText(content)) toast.success('Message copied');
  else toast.error('Your browser doesn’t allow copying. Select the message instead.');
}
