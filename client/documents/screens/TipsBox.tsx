import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../../settings/SettingsProvider';
import { ChevronDownIcon, CloseIcon } from '../../ui/content/icons';
import { Button } from '../../ui/form/Button';
import { useIsPhone } from '../../ui/layout/useIsPhone';
import { areTipsDismissed, dismissTips, type TipsName } from './tipsDismissal';

export interface TipsBoxProps {
  name: TipsName;
  /** 'Writing tips' */
  label: string;
  memberId: string | null;
  onDismiss: () => void;
  children: ReactNode;
}

/** Tips for new writers; each member can dismiss them. */
export function TipsBox({ name, label, memberId, onDismiss, children }: TipsBoxProps) {
  const shown = useSettings().editor.show_writing_tips;
  const [dismissed, setDismissed] = useState(() => areTipsDismissed(name, memberId));
  if (!shown || dismissed) return null;
  return (
    <chakra.aside
      aria-label={label}
      position="relative"
      ps="4"
      pe="12"
      py={{ base: '0', md: '3' }}
      bg="paper.sunken"
      borderRadius="md"
      textStyle="small"
      color="ink.muted"
    >
      <Foldable label={label}>{children}</Foldable>
      <Button
        variant="ghost"
        size="icon"
        position="absolute"
        top="0"
        insetEnd="0"
        aria-label={`Dismiss ${label.toLowerCase()}`}
        onClick={() => {
          dismissTips(name, memberId);
          setDismissed(true);
          onDismiss();
        }}
      >
        <CloseIcon />
      </Button>
    </chakra.aside>
  );
}

/** Collapsed on phones, to leave room for writing. */
function Foldable({ label, children }: Pick<TipsBoxProps, 'label' | 'children'>) {
  const isPhone = useIsPhone();
  const tips = (
    <chakra.div display="grid" gap="1" pb={{ base: '3', md: '0' }}>
      {children}
    </chakra.div>
  );
  if (!isPhone)
    return (
      <>
        <chakra.h2 textStyle="label" color="ink" mb="1">
          {label}
        </chakra.h2>
        {tips}
      </>
    );
  return (
    <details>
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="2"
        minH="target"
        listStyle="none"
        cursor="pointer"
        textStyle="label"
        color="ink"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          'details[open] > & svg': { transform: 'rotate(180deg)' },
        }}
      >
        {label}
        <ChevronDownIcon />
      </chakra.summary>
      {tips}
    </details>
  );
}
