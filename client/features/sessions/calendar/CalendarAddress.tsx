import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  CalendarAddress_viewer$data,
  CalendarAddress_viewer$key,
} from '../../../__generated__/CalendarAddress_viewer.graphql';
import { copyTextOf } from '../../../ui/content/copyText';
import { Time } from '../../../ui/content/Time';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { Field, Input } from '../../../ui/form/Field';
import { FormFailure } from '../../../ui/form/formFields';
import { buttonRecipe } from '../../../ui/theme/recipes';
import { useFeedChange } from './useFeedChange';

const AnchorButton = chakra('a', buttonRecipe);

type Change = 'renew' | 'revoke';

const questions: Record<Change, { text: string; consequence: string; confirm: string }> = {
  renew: {
    text: 'Make a new address?',
    consequence: 'Calendars that use the old address will stop updating.',
    confirm: 'Make a new one',
  },
  revoke: {
    text: 'Turn off your calendar address?',
    consequence: 'Calendars that use it will stop updating.',
    confirm: 'Turn off',
  },
};

/** The calendar address, with buttons to create, copy, open, replace or turn it off. */
export function CalendarAddress({ viewer }: { viewer: CalendarAddress_viewer$key }) {
  const { calendarFeed: feed } = useFragment(
    graphql`
      fragment CalendarAddress_viewer on Viewer {
        calendarFeed {
          id
          url
          createdAt
        }
      }
    `,
    viewer,
  );
  const { make, making, turnOff, turningOff, failure, clearFailure } = useFeedChange();
  const [pendingChange, setPendingChange] = useState<Change | null>(null);
  const container = useRef<HTMLDivElement>(null);

  /** Moves the focus to the new content, because the clicked button has been removed. */
  const focusContent = (selector = 'input, button') =>
    requestAnimationFrame(() => container.current?.querySelector<HTMLElement>(selector)?.focus());
  const ask = (change: Change) => {
    clearFailure();
    setPendingChange(change);
    focusContent();
  };
  const finish = async (change: Promise<void>) => {
    await change;
    setPendingChange(null);
    focusContent();
  };

  return (
    <chakra.div ref={container} display="grid" gap="5">
      {failure && <FormFailure text={failure} />}
      {!feed ? (
        <div>
          <Button loading={making} loadingText="Making it…" onClick={() => void finish(make(null))}>
            Make my calendar address
          </Button>
        </div>
      ) : pendingChange ? (
        <Question
          {...questions[pendingChange]}
          danger={pendingChange === 'revoke'}
          busy={making || turningOff}
          onConfirm={() => void finish(pendingChange === 'renew' ? make(feed.id) : turnOff(feed.id))}
          onCancel={() => {
            setPendingChange(null);
            focusContent(`[data-change=${pendingChange}]`);
          }}
        />
      ) : (
        <Address feed={feed} onAsk={ask} />
      )}
    </chakra.div>
  );
}

interface AddressProps {
  feed: NonNullable<CalendarAddress_viewer$data['calendarFeed']>;
  onAsk: (change: Change) => void;
}

function Address({ feed, onAsk }: AddressProps) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyTextOf(input.current)) toast.success('Address copied');
  };
  return (
    <>
      <Field
        label="Your calendar address"
        hint={
          <>
            Made <Time value={feed.createdAt} />. Whoever has it sees your sessions: keep it to yourself.
          </>
        }
      >
        {(control) => (
          <chakra.div display="flex" gap="2">
            <Input
              {...control}
              ref={input}
              readOnly
              value={feed.url}
              fontSize="sm"
              textOverflow="ellipsis"
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button variant="outline" onClick={() => void copy()}>
              Copy
            </Button>
          </chakra.div>
        )}
      </Field>
      <div>
        <AnchorButton href={feed.url.replace(/^https?:/, 'webcal:')}>Open in calendar</AnchorButton>
      </div>
      <chakra.div pt="3" mb="-3" borderTopWidth="1px" borderColor="rule">
        <chakra.div display="flex" flexWrap="wrap" gap="1" mx="-3">
          <Button variant="ghost" size="sm" data-change="renew" onClick={() => onAsk('renew')}>
            Make a new address
          </Button>
          <Button
            variant="ghost"
            size="sm"
            color="danger"
            data-change="revoke"
            onClick={() => onAsk('revoke')}
          >
            Turn off
          </Button>
        </chakra.div>
      </chakra.div>
    </>
  );
}

interface QuestionProps {
  text: string;
  consequence: string;
  confirm: string;
  danger: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before a change. It replaces the address, to avoid a second dialog. */
function Question({ text, consequence, confirm, danger, busy, onConfirm, onCancel }: QuestionProps) {
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={`${id}-text`} aria-describedby={`${id}-consequence`}>
      <chakra.p id={`${id}-text`} fontWeight="semibold">
        {text}
      </chakra.p>
      <chakra.p id={`${id}-consequence`} color="ink.muted">
        {consequence}
      </chakra.p>
      <chakra.div mt="5" display="flex" justifyContent="flex-end" flexWrap="wrap" gap="3">
        <Button variant="outline" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button variant={danger ? 'danger' : 'solid'} onClick={onConfirm} loading={busy}>
          {confirm}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
