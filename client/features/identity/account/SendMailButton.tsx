import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { reasonOf } from '../../../lib/requestError';
import { Button } from '../../../ui/form/Button';

interface SendMailButtonProps {
  label: string;
  /** Resolves to the problem's text if the mail was not sent and a retry won't help. */
  send: () => Promise<string | undefined>;
  sent: string;
  failed?: string;
}

type State = { kind: 'idle' | 'sending' | 'sent' } | { kind: 'failed' | 'problem'; text: string };

/** Sends a mail, for example with a link, and reports the result. */
export function SendMailButton({
  label,
  send,
  sent,
  failed = 'The link could not be sent. Please try again.',
}: SendMailButtonProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const sendMail = async () => {
    setState({ kind: 'sending' });
    try {
      const problem = await send();
      setState(problem ? { kind: 'problem', text: problem } : { kind: 'sent' });
    } catch (error) {
      setState({ kind: 'failed', text: reasonOf(error) ?? failed });
    }
  };
  return (
    <>
      <Button
        variant="outline"
        mt="4"
        loading={state.kind === 'sending'}
        loadingText="Sending…"
        onClick={sendMail}
      >
        {label}
      </Button>
      <chakra.p role="status" mt="3" maxW="measure" color="ink.muted" overflowWrap="anywhere">
        {state.kind === 'sent' && sent}
      </chakra.p>
      {'text' in state && (
        <chakra.p role="alert" maxW="measure" color={state.kind === 'failed' ? 'danger' : 'warning'}>
          {state.text}
        </chakra.p>
      )}
    </>
  );
}
