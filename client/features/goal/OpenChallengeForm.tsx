import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import { dayMs } from '../../../server/contract/calendar';
import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import type { OpenChallengeFormMutation } from '../../__generated__/OpenChallengeFormMutation.graphql';
import { localDay } from '../../documents/model/localDay';
import { useAppMutation } from '../../relay/useAppMutation';
import { Button } from '../../ui/form/Button';
import { fieldsOf } from '../../ui/form/fieldsOf';
import { FormFailure, SelectField, TextField } from '../../ui/form/formFields';
import { type Problems, safetyTimeoutMs, useCheckedForm } from '../../ui/form/useCheckedForm';
import { numberOf } from './GoalForm';
import { type Unit, units } from './goalLabels';

const { target: targets, titleMax } = limits.challenge;
const texts = messages.challenge;

interface Values {
  title: string;
  unit: Unit;
  target: string;
  startsOn: string;
  endsOn: string;
}

function problemsOf({ title, target, startsOn, endsOn }: Values): Problems<Values> {
  const amount = numberOf(target);
  return {
    ...(!title.trim() && { title: texts.titleRequired }),
    ...(!(Number.isInteger(amount) && amount >= targets.min && amount <= targets.max) && {
      target: texts.target,
    }),
    ...(!startsOn && { startsOn: messages.goal.daysNeeded }),
    ...(!endsOn && { endsOn: messages.goal.daysNeeded }),
    ...(startsOn && endsOn && endsOn < startsOn && { endsOn: messages.goal.order }),
  };
}

interface OpenChallengeFormProps {
  onOpened: () => void;
  onCancel: () => void;
}

export function OpenChallengeForm({ onOpened, onCancel }: OpenChallengeFormProps) {
  const [openChallenge] = useAppMutation<OpenChallengeFormMutation>(graphql`
    mutation OpenChallengeFormMutation($input: OpenChallengeInput!) {
      openChallenge(input: $input) {
        challenge {
          id
        }
      }
    }
  `);
  const now = Date.now();
  const initial: Values = {
    title: '',
    unit: 'WORDS',
    target: '',
    startsOn: localDay(now),
    endsOn: localDay(now + 29 * dayMs),
  };
  const checked = useCheckedForm<Values>({
    initial,
    problemsOf,
    async send({ target, title, ...values }, localId) {
      await openChallenge({ input: { ...values, title: title.trim(), target: numberOf(target), localId } });
      onOpened();
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { form, failure, sending, onSubmit } = checked;
  const field = fieldsOf(checked);
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  return (
    <chakra.form
      ref={form}
      onSubmit={onSubmit}
      noValidate
      display="grid"
      gap="5"
      maxW="form"
      mt="5"
      aria-label="New challenge"
    >
      <FormFailure
        text={failure && (failure.reason ?? 'The challenge could not be opened. Please try again.')}
      />
      <TextField label="Title" autoComplete="off" dir="auto" maxLength={titleMax} {...field('title')} />
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="4">
        <TextField label="How much together" inputMode="numeric" autoComplete="off" {...field('target')} />
        <SelectField label="Of what" choices={units} {...field('unit')} />
      </chakra.div>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField label="First day" type="date" {...field('startsOn')} />
        <TextField label="Last day" type="date" {...field('endsOn')} />
      </chakra.div>
      <chakra.p textStyle="small" color="ink.muted">
        What members write on these days counts, whenever they join.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" loading={sending}>
          Open challenge
        </Button>
        <Button variant="outline" onClick={onCancel} disabled={sending}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
