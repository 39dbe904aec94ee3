import { chakra } from '@chakra-ui/react';
import type { StoryLockState } from '../../offline/hooks';
import type { TextKind } from '../../offline/model';
import { Button } from '../../ui/Button';
import { kinds } from './kinds';

export interface LockNoticeProps {
  kind: TextKind;
  lock: StoryLockState;
}

/** Where the text is open in another tab, which alone writes. */
export function LockNotice({ kind, lock }: LockNoticeProps) {
  if (!lock.isElsewhere) return null;
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px="4"
      py="2"
      bg="warning.wash"
      borderRadius="md"
    >
      <p>{`This ${kinds[kind].name} is being written in another tab. Here it can be read as it grows.`}</p>
      <Button variant="outline" size="sm" onClick={lock.takeOver}>
        Write here instead
      </Button>
    </chakra.div>
  );
}
