import { chakra } from '@chakra-ui/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { limits } from '../../../server/contract/limits';
import type { SprintControl_session$key } from '../../__generated__/SprintControl_session.graphql';
import { GraphQLRequestError } from '../../relay/requestError';
import { Button } from '../../ui/form/Button';
import { Input } from '../../ui/form/Field';
import { useEndSprintMutation } from './useEndSprintMutation';
import { useStartSprintMutation } from './useStartSprintMutation';
import { useTimeLeft } from './useTimeLeft';

const { min, max, default: usual } = limits.session.sprint;
const presets = [10, 15, 20, 25, 30];

/** Starts and ends a sprint, for those who manage the session. */
export function SprintControl({ session }: { session: SprintControl_session$key }) {
  const { id, sprint } = useFragment(
    graphql`
      fragment SprintControl_session on Session {
        id
        sprint {
          startedAt
          endsAt
        }
      }
    `,
    session,
  );
  const left = useTimeLeft(sprint?.endsAt);
  const [minutes, setMinutes] = useState(String(usual));
  const [problem, setProblem] = useState<string | null>(null);
  const [startSprint, starting] = useStartSprintMutation();
  const [endSprint, ending] = useEndSprintMutation();
  const frame = useRef<HTMLDivElement>(null);
  const fieldId = useId();
  const isRunning = left !== null && left > 0;

  const change = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
      // One button replaces the other; keep the focus.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          frame.current?.querySelector<HTMLElement>('button')?.focus();
      });
    } catch (error) {
      if (error instanceof GraphQLRequestError) setProblem(error.message);
    }
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    void change(() => startSprint({ input: { id, minutes: Number(minutes) } }));
  };

  return (
    <chakra.div ref={frame} position="relative" mt="6" display="grid" justifyItems="center" gap="3">
      {isRunning ? (
        <Button
          variant="outline"
          size="sm"
          loading={ending}
          onClick={() => void change(() => endSprint({ input: { id } }))}
        >
          End sprint
        </Button>
      ) : (
        <chakra.form
          onSubmit={start}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="center"
          gap="2"
        >
          <chakra.div role="group" aria-label="Length of the sprint" display="flex" flexWrap="wrap" gap="1">
            {presets.map((preset) => (
              <Button
                key={preset}
                variant="ghost"
                size="sm"
                aria-pressed={Number(minutes) === preset}
                aria-label={`${preset} minutes`}
                onClick={() => setMinutes(String(preset))}
                fontVariantNumeric="tabular-nums"
                css={{ '&[aria-pressed=true]': { bg: 'accent.wash', color: 'accent' } }}
              >
                {preset}
              </Button>
            ))}
          </chakra.div>
          <chakra.label htmlFor={fieldId} display="inline-flex" alignItems="center" gap="2" textStyle="small">
            <Input
              id={fieldId}
              type="number"
              inputMode="numeric"
              required
              min={min}
              max={max}
              step={1}
              w="20"
              value={minutes}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${fieldId}-problem` : undefined}
              onChange={(event) => {
                setProblem(null);
                setMinutes(event.target.value);
              }}
            />
            minutes
          </chakra.label>
          <Button type="submit" loading={starting}>
            Start a sprint
          </Button>
        </chakra.form>
      )}
      {problem && (
        <chakra.p id={`${fieldId}-problem`} role="alert" textStyle="small" color="danger">
          {problem}
        </chakra.p>
      )}
    </chakra.div>
  );
}
