import { chakra, Dialog } from '@chakra-ui/react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CalendarDialogQuery } from '../../../__generated__/CalendarDialogQuery.graphql';
import { CloseIcon } from '../../../ui/content/icons';
import { LoadInPlace } from '../../../ui/content/LoadInPlace';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { Modal } from '../../../ui/layout/Modal';
import { CalendarAddress } from './CalendarAddress';

interface CalendarDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog with the viewer's calendar address. */
export function CalendarDialog({ open, onClose }: CalendarDialogProps) {
  return (
    <Modal open={open} onClose={onClose} box={{ maxW: '34rem' }}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="start" gap="4">
        <Dialog.Title>Sessions in your calendar</Dialog.Title>
        <Button variant="ghost" size="icon" m="-2" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </Button>
      </chakra.div>
      <Dialog.Description mt="2">
        Your calendar program reads the sessions that you join or lead from an address of your own, and keeps
        up with changes by itself.
      </Dialog.Description>
      <chakra.div mt="5">
        <LoadInPlace fallback={<Waiting />} failed="Your calendar address could not be loaded.">
          {(attempt) => <Address attempt={attempt} />}
        </LoadInPlace>
      </chakra.div>
    </Modal>
  );
}

function Address({ attempt }: { attempt: number }) {
  const { viewer } = useLazyLoadQuery<CalendarDialogQuery>(
    graphql`
      query CalendarDialogQuery {
        viewer {
          ...CalendarAddress_viewer
        }
      }
    `,
    {},
    // Another device may have changed the address.
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return viewer && <CalendarAddress viewer={viewer} />;
}

function Waiting() {
  return (
    <chakra.div role="status" display="grid" gap="3">
      <chakra.span srOnly>Loading…</chakra.span>
      <Skeleton aria-hidden h="5" w="40%" />
      <Skeleton aria-hidden h="11" />
    </chakra.div>
  );
}
