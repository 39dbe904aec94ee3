import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../../settings/useSettings';
import { ChevronDownIcon, CloseIcon } from '../../ui/content/icons';
import { Button } from '../../ui/form/Button';
import { areTipsDismissed, dismissTips, type TipsName } from './tipsDismissal';

interface TipsBoxProps {
  name: TipsName;
  /** The heading, such as 'Writing tips'. */
  label: string;
  /** A summary in a few words. */
  brief?: string;
  memberId: string | null;
  /** Moves the focus. */
  onDismissed: () => void;
  children: ReactNode;
}

/** Tips for new writers, folded to one line. A member can dismiss them for good. */
export function TipsBox({ name, label, brief, memberId, onDismissed, children }: TipsBoxProps) {
  const shown = useSettings().editor.show_writing_tips;
  const [dismissed, setDismissed] = useState(() => areTipsDismissed(name, memberId));
  if (!shown || dismissed) return null;
  return (
    <chakra.aside
      aria-label={label}
      display="flex"
      alignItems="start"
      minW="0"
      textStyle="small"
      color="ink.muted"
      css={{ '&:has(details[open])': { flexBasis: '100%' } }}
    >
      <chakra.details flex="1" minW="0">
        <chakra.summary
          display="flex"
          alignItems="center"
          gap="1.5"
          minH="9"
          listStyle="none"
          cursor="pointer"
          borderRadius="md"
          _hover={{ color: 'ink' }}
          css={{
            '&::-webkit-details-marker': { display: 'none' },
            'details[open] > & svg': { transform: 'rotate(180deg)' },
            '@media (pointer: coarse)': { minH: 'target' },
          }}
        >
          <chakra.span truncate>
            {label}
            {brief && `: ${brief}`}
          </chakra.span>
          <ChevronDownIcon />
        </chakra.summary>
        <chakra.div display="grid" gap="1" pb="2">
          {children}
        </chakra.div>
      </chakra.details>
      <Button
        variant="ghost"
        size="sm"
        px="2"
        aria-label={`Dismiss ${label.toLowerCase()}`}
        onClick={() => {
          dismissTips(name, memberId);
          setDismissed(true);
          onDismissed();
        }}
      >
        <CloseIcon />
      </Button>
    </chakra.aside>
  );
}
