import { chakra } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { SprintControl_session$key } from '../../../__generated__/SprintControl_session.graphql';
import type { SprintControlEndSprintMutation } from '../../../__generated__/SprintControlEndSprintMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { GraphQLRequestError } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Button } from '../../../ui/form/Button';
import { Input } from '../../../ui/form/Field';
import { useSprintCommands } from './useSprintCommands';
import { useStartSprintMutation } from './useStartSprintMutation';
import { useIsOver } from './useTimeLeft';

const { min, max, default: defaultMinutes } = limits.session.sprint;
/** In minutes. */
const presets = [10, 15, 20, 25, 30];

/** Controls that start and end a sprint. In the drop-in session, a member may end only a sprint that they started. */
export function SprintControl({ session }: { session: SprintControl_session$key }) {
  const { id, sprint, viewerCanModerate } = useFragment(
    graphql`
      fragment SprintControl_session on Session {
        id
        viewerCanModerate
        sprint {
          startedAt
          endsAt
          starterId
        }
      }
    `,
    session,
  );
  const isRunning = useIsOver(sprint?.endsAt) === false;
  const [minutes, setMinutes] = useState(String(defaultMinutes));
  const [startSprint, starting] = useStartSprintMutation();
  const [endSprint, ending] = useEndSprintMutation();
  const { problem, setProblem, change } = useChange();
  const problemId = useId();
  const viewerId = useAuth().viewer?.id;

  const start = () => void change(() => startSprint({ input: { id, minutes: Number(minutes) } }));
  const end = () => void change(() => endSprint({ input: { id } }));
  const mayEnd = viewerCanModerate || sprint?.starterId === viewerId;
  useSprintCommands({
    minutes,
    start: isRunning ? null : start,
    end: isRunning && mayEnd ? end : null,
  });

  if (isRunning && !mayEnd) return null;
  return (
    <chakra.div data-focus-frame position="relative" mt="6" display="grid" justifyItems="center" gap="3">
      {isRunning ? (
        <Button variant="outline" size="sm" loading={ending} onClick={end}>
          End sprint
        </Button>
      ) : (
        <chakra.form
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            start();
          }}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="center"
          gap="2"
        >
          <Presets minutes={Number(minutes)} onPick={(preset) => setMinutes(String(preset))} />
          <MinutesInput
            value={minutes}
            problemId={problem ? problemId : undefined}
            onValue={(typed) => {
              setProblem(null);
              setMinutes(typed);
            }}
          />
          <Button type="submit" loading={starting}>
            Start a sprint
          </Button>
        </chakra.form>
      )}
      {problem && (
        <chakra.p id={problemId} role="alert" textStyle="small" color="danger">
          {problem}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** Runs a mutation, and has the message of the server if it was refused. */
function useChange() {
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof GraphQLRequestError) setProblem(error.message);
    }
  };
  return { problem, setProblem, change };
}

function Presets({ minutes, onPick }: { minutes: number; onPick: (preset: number) => void }) {
  return (
    <chakra.div role="group" aria-label="Length of the sprint" display="flex" flexWrap="wrap" gap="1">
      {presets.map((preset) => (
        <Button
          key={preset}
          variant="ghost"
          size="sm"
          aria-pressed={minutes === preset}
          aria-label={`${preset} minutes`}
          onClick={() => onPick(preset)}
          fontVariantNumeric="tabular-nums"
          css={{ '&[aria-pressed=true]': { bg: 'accent.wash', color: 'accent' } }}
        >
          {preset}
        </Button>
      ))}
    </chakra.div>
  );
}

interface MinutesInputProps {
  value: string;
  /** The id of the text that says why the value was refused. */
  problemId: string | undefined;
  onValue: (value: string) => void;
}

function MinutesInput({ value, problemId, onValue }: MinutesInputProps) {
  const id = useId();
  return (
    <chakra.label htmlFor={id} display="inline-flex" alignItems="center" gap="2" textStyle="small">
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={max}
        step={1}
        w="20"
        value={value}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        onChange={(event) => onValue(event.target.value)}
      />
      minutes
    </chakra.label>
  );
}

function useEndSprintMutation() {
  return useAppMutation<SprintControlEndSprintMutation>(graphql`
    mutation SprintControlEndSprintMutation($input: EndSprintInput!) {
      endSprint(input: $input) {
        session {
          id
          sprint {
            startedAt
            endsAt
            starterId
          }
        }
      }
    }
  `);
}
