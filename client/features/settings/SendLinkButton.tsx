import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { reasonOf } from '../../relay/requestError';
import { Button } from '../../ui/form/Button';

interface SendLinkButtonProps {
  label: string;
  send: () => Promise<void>;
  sent: string;
}

/** Sends a mail with a link and reports the result. */
export function SendLinkButton({ label, send, sent }: SendLinkButtonProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { failure: string }>('idle');
  const press = async () => {
    setState('sending');
    try {
      await send();
      setState('sent');
    } catch (error) {
      setState({ failure: reasonOf(error) ?? 'The link could not be sent. Please try again.' });
    }
  };
  return (
    <>
      <Button variant="outline" mt="4" loading={state === 'sending'} loadingText="Sending…" onClick={press}>
        {label}
      </Button>
      <chakra.p role="status" mt="3" color="ink.muted">
        {state === 'sent' && sent}
      </chakra.p>
      {typeof state === 'object' && (
        <chakra.p role="alert" color="danger">
          {state.failure}
        </chakra.p>
      )}
    </>
  );
}
