import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { reasonOf } from '../../../lib/requestError';
import { Button, TextLink } from '../../../ui/form/Button';
import { FormFailure } from '../../../ui/form/formFields';
import { AccountPage } from './AccountPage';
import type { RecoveryMode } from './RecoveryChoice';

const linkFacts: Record<RecoveryMode, string> = {
  password: 'we mail it a link to choose a new password. The link works once, within an hour.',
  'magic-link': 'we mail it a link that signs you in. The link works once, within 15 minutes.',
};

/** Seconds between two requests of a mail. */
const waitSeconds = 60;

interface CheckYourEmailProps {
  email: string;
  mode: RecoveryMode;
  sendAgain: () => Promise<void>;
  back: () => void;
}

/** Shown after a request, without revealing whether the address has an account. */
export function CheckYourEmail({ email, mode, sendAgain, back }: CheckYourEmailProps) {
  const { state } = useLocation();
  const wait = useCountdown(waitSeconds);
  const [sending, setSending] = useState(false);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState<string | null>(null);

  const onSendAgain = async () => {
    if (sending || wait.secondsLeft > 0) return;
    setSending(true);
    setStatus('');
    setFailure(null);
    try {
      await sendAgain();
      setStatus('You have asked again.');
      wait.restart();
    } catch (error) {
      setFailure(reasonOf(error) ?? entranceMessages.internal);
    } finally {
      setSending(false);
    }
  };

  return (
    <AccountPage
      takesFocus
      title="Check Your Email"
      lead={
        <>
          If there is an account for{' '}
          <chakra.strong fontWeight="semibold" color="ink" overflowWrap="anywhere">
            {email}
          </chakra.strong>
          , {linkFacts[mode]}
        </>
      }
      footer={
        <TextLink to="/login" state={state}>
          Back to Sign In
        </TextLink>
      }
    >
      <chakra.div display="grid" gap="4">
        <FormFailure text={failure} />
        <chakra.p color="ink.muted">
          Nothing there after a minute or two? Have a look among the spam, or ask again. An address that isn’t
          confirmed yet gets at most three links a day.
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="2">
          {/* `aria-disabled`, because `disabled` would take the focus from the button after a click. */}
          <Button
            variant="outline"
            aria-disabled={sending || wait.secondsLeft > 0 || undefined}
            onClick={() => void onSendAgain()}
            css={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {wait.secondsLeft > 0 ? `Ask again in ${wait.secondsLeft} s` : 'Ask again'}
          </Button>
          <Button variant="ghost" px="0" onClick={back}>
            Use another address
          </Button>
        </chakra.div>
        <chakra.p role="status" textStyle="small" color="ink.muted" minH="5">
          {status}
        </chakra.p>
      </chakra.div>
    </AccountPage>
  );
}

/** Counts down from a number of seconds; `restart` starts again. */
function useCountdown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1_000));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return {
    secondsLeft,
    restart: () => {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1_000);
    },
  };
}
