import { chakra } from '@chakra-ui/react';
import { toast } from '../feedback/toaster';
import { Button } from '../form/Button';
import { copyText } from './copyText';

interface NotSentText {
  key: string;
  content: string;
  onRemove: () => void;
}

interface NotSentProps {
  what: 'message' | 'comment';
  /** Why it can't be sent, such as 'The session is over'. */
  why: string;
  texts: readonly NotSentText[];
}

/** Lists texts that a member wrote and can no longer send, with buttons to copy and remove them. */
export function NotSent({ what, why, texts }: NotSentProps) {
  if (texts.length === 0) return null;
  return (
    <chakra.div mb="4" ps="4" borderInlineStartWidth="2px" borderColor="accent">
      <chakra.p role="alert">
        {texts.length === 1
          ? `${why}: this was not sent. Only you can see it.`
          : `${why}: these were not sent. Only you can see them.`}
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
                aria-label={`Copy ${what}: ${content.slice(0, 40)}`}
                onClick={() => void copy(what, content)}
              >
                Copy
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove ${what}: ${content.slice(0, 40)}`}
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

async function copy(what: NotSentProps['what'], content: string) {
  if (await copyText(content)) toast.success(what === 'message' ? 'Message copied' : 'Comment copied');
  else toast.error(`Your browser doesn’t allow copying. Select the ${what} instead.`);
}
