import { chakra } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { dayMs } from '../../../../server/contract/calendar';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import type { OpenChallengeFormMutation } from '../../../__generated__/OpenChallengeFormMutation.graphql';
import { localDay } from '../../../documents/model/localDay';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { problemOfText } from '../../../forms/problemOfText';
import { type Problems, safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { useAppMutation } from '../../../relay/useAppMutation';
import { TextField } from '../../../ui/form/formFields';
import { SubmitRow } from '../../../ui/form/SubmitRow';
import { AmountFields, DayFields, isAmount, parseAmount, problemsOfDays } from './amountFields';
import type { Unit } from './goalLabels';

const { target: targets, titleMax } = limits.challenge;
const texts = messages.challenge;
/** Days of a challenge, its first and last included, until others are chosen. */
const defaultDays = 30;

interface Values {
  title: string;
  unit: Unit;
  target: string;
  startsOn: string;
  endsOn: string;
}

const problemsOf = (values: Values): Problems<Values> => ({
  title: problemOfText(
    values.title,
    { min: 1, max: titleMax },
    { tooShort: texts.titleRequired, tooLong: texts.titleTooLong },
  ),
  ...(!isAmount(values.target, targets) && { target: texts.target }),
  ...problemsOfDays(values),
});

interface OpenChallengeFormProps {
  onOpened: () => void;
  onCancel: () => void;
}

/** The form with which an organiser opens a challenge. */
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
    endsOn: localDay(now + (defaultDays - 1) * dayMs),
  };
  const checked = useCheckedForm<Values>({
    initial,
    problemsOf,
    async send({ target, title, ...values }, localId) {
      await openChallenge({
        input: { ...values, title: title.trim(), target: parseAmount(target), localId },
      });
      onOpened();
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { sending } = checked;
  const field = fieldsOf(checked);
  return (
    <CheckedForm
      checked={checked}
      failed="The challenge could not be opened. Please try again."
      takesFocus
      maxW="form"
      mt="5"
      aria-label="New challenge"
    >
      <TextField label="Title" autoComplete="off" dir="auto" maxLength={titleMax} {...field('title')} />
      <AmountFields label="How much together" target={field('target')} unit={field('unit')} />
      <DayFields startsOn={field('startsOn')} endsOn={field('endsOn')} />
      <chakra.p textStyle="small" color="ink.muted">
        What members write on these days counts, whenever they join.
      </chakra.p>
      <SubmitRow label="Open challenge" sending={sending} onCancel={onCancel} />
    </CheckedForm>
  );
}
