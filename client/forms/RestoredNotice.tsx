import { chakra } from '@chakra-ui/react';
import { Button } from '../ui/form/Button';
import type { useKeptForm } from './useKeptForm';

interface RestoredNoticeProps {
  kept: Pick<ReturnType<typeof useKeptForm>, 'restored' | 'startOver' | 'bringBack'>;
  /** The message. */
  text: string;
}

/** Says that unsent text was restored, with a button to start over. */
export function RestoredNotice({ kept, text }: RestoredNoticeProps) {
  const { restored, startOver, bringBack } = kept;
  if (!restored && !bringBack) return null;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      textStyle="small"
      color="ink.muted"
    >
      <p role="status">{restored ? text : 'Started over.'}</p>
      <Button variant="ghost" size="sm" onClick={bringBack ?? startOver}>
        {bringBack ? 'Bring it back' : 'Start over'}
      </Button>
    </chakra.div>
  );
}
