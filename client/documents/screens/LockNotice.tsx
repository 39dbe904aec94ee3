import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/form/Button';
import { kinds } from '../model/kinds';
import type { DocumentKind } from '../model/model';
import type { DocumentLockState } from '../useDocuments';

interface LockNoticeProps {
  kind: DocumentKind;
  lock: DocumentLockState;
}

/** Shown if another tab is editing the document. */
export function LockNotice({ kind, lock }: LockNoticeProps) {
  if (!lock.isElsewhere) return null;
  return (
    <chakra.div
      role="status"
      w="full"
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
