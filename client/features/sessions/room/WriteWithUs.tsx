import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  WriteWithUs_session$data,
  WriteWithUs_session$key,
} from '../../../__generated__/WriteWithUs_session.graphql';
import { useAuth } from '../../../auth/useAuth';
import { exerciseState } from '../../../documents/model/exerciseState';
import { GraphQLRequestError } from '../../../lib/requestError';
import { SprintNoticeRow } from '../../../settings/SprintNoticeRow';
import { newStoryPath } from '../../../shortcuts/newStoryRoom';
import { ExerciseIcon, PlusIcon, StoryIcon } from '../../../ui/content/icons';
import { wordsLabel } from '../../../ui/content/labels';
import { toast } from '../../../ui/feedback/toaster';
import { Button, LinkButton } from '../../../ui/form/Button';
import { useMoveOn } from '../../../ui/layout/useMoveOn';
import { PickExercise, type PickedExercise } from './PickExercise';
import { PickStory } from './PickStory';
import { SayLine } from './SayLine';
import { useWriteInSessionMutation, type WriteInSessionInput } from './useWriteInSessionMutation';
import { VisibilitySwitches } from './VisibilitySwitches';

type Pickable = 'story' | 'exercise';

/** The viewer's story or exercise, their word count, and what others see. */
export function WriteWithUs({ session }: { session: WriteWithUs_session$key }) {
  const { id, status, viewerWriting, room } = useFragment(
    graphql`
      fragment WriteWithUs_session on Session {
        id
        status
        viewerWriting {
          words
          intention
          story {
            id
            title
          }
          exercise {
            id
            title
            prompt
            description
            timeLimitMinutes
          }
          ...VisibilitySwitches_writing
        }
        room {
          writers {
            words
            member {
              id
            }
          }
        }
      }
    `,
    session,
  );
  const { viewer } = useAuth();
  const moveOn = useMoveOn();
  const report = useReportWriting(id);
  const [picking, setPicking] = useState<Pickable | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const pickStory = async (storyId: string) => {
    if (!(await report({ storyId, exerciseId: null }))) return;
    setPicking(null);
    heading.current?.focus();
  };
  const pickExercise = async (exercise: PickedExercise) => {
    if (!(await report({ exerciseId: exercise.id, storyId: null }))) return;
    await moveOn(newStoryPath(id), { state: exerciseState(exercise) });
  };

  // Events update `room` but not `viewerWriting`, so the room's number is newer.
  const wordsInRoom = room.writers.find(({ member }) => member.id === viewer?.id)?.words;
  return (
    <chakra.div minW="0">
      <chakra.h2 ref={heading} tabIndex={-1} textStyle="heading">
        Write with us
      </chakra.h2>
      <Picked sessionId={id} writing={viewerWriting} />
      <WaysToBegin
        sessionId={id}
        hasPicked={Boolean(viewerWriting?.story || viewerWriting?.exercise)}
        onPick={setPicking}
      />
      {viewerWriting && (
        <>
          {status === 'IN_PROGRESS' && <WordsSoFar words={wordsInRoom ?? viewerWriting.words} />}
          <Intention sessionId={id} said={viewerWriting.intention ?? null} />
          <chakra.div mt="4" borderTopWidth="1px" borderColor="rule">
            <VisibilitySwitches writing={viewerWriting} onChange={(change) => void report(change)} />
            <SprintNoticeRow />
          </chakra.div>
        </>
      )}
      <PickStory open={picking === 'story'} onClose={() => setPicking(null)} onPick={pickStory} />
      <PickExercise open={picking === 'exercise'} onClose={() => setPicking(null)} onPick={pickExercise} />
    </chakra.div>
  );
}

/** Returns a function that stores the viewer's piece and what others see. It resolves to whether the server has stored it. */
function useReportWriting(sessionId: string) {
  const [writeInSession] = useWriteInSessionMutation();
  return async (input: Omit<WriteInSessionInput, 'sessionId'>): Promise<boolean> => {
    try {
      await writeInSession({ sessionId, ...input });
      return true;
    } catch (error) {
      // The screen stays as it was, so a message explains why.
      toast.error(error instanceof GraphQLRequestError ? error.message : 'That could not be kept');
      return false;
    }
  };
}

interface PickedProps {
  sessionId: string;
  writing: WriteWithUs_session$data['viewerWriting'];
}

/** The story or exercise that the viewer writes, with a link to it. */
function Picked({ sessionId, writing }: PickedProps) {
  const { story, exercise } = writing ?? {};
  if (story)
    return (
      <Piece what="You are writing" title={story.title || 'Untitled Story'}>
        <LinkButton to={`/stories/${story.id}/edit`}>Continue writing</LinkButton>
      </Piece>
    );
  if (!exercise) return null;
  return (
    <Piece what="You picked the exercise" title={exercise.title}>
      <LinkButton to={newStoryPath(sessionId)} state={exerciseState(exercise)}>
        Begin writing
      </LinkButton>
    </Piece>
  );
}

function Piece({ what, title, children }: { what: string; title: string; children: React.ReactNode }) {
  return (
    <chakra.div mt="3">
      <chakra.p color="ink.muted">
        {what}{' '}
        <chakra.cite dir="auto" fontFamily="reading" fontStyle="italic" color="ink" overflowWrap="anywhere">
          {title}
        </chakra.cite>
      </chakra.p>
      <chakra.div mt="3">{children}</chakra.div>
    </chakra.div>
  );
}

interface WaysToBeginProps {
  sessionId: string;
  hasPicked: boolean;
  onPick: (what: Pickable) => void;
}

function WaysToBegin({ sessionId, hasPicked, onPick }: WaysToBeginProps) {
  const size = hasPicked ? 'sm' : 'md';
  return (
    <>
      <chakra.p mt={hasPicked ? '6' : '2'} color="ink.muted">
        {hasPicked
          ? 'Or something else:'
          : 'Begin something new, continue a story, or start from an exercise.'}
      </chakra.p>
      <chakra.div mt="3" display="flex" flexWrap="wrap" gap="2">
        <LinkButton to={newStoryPath(sessionId)} variant={hasPicked ? 'outline' : 'solid'} size={size}>
          <PlusIcon />
          New story
        </LinkButton>
        <Button variant="outline" size={size} onClick={() => onPick('story')}>
          <StoryIcon />
          One of my stories
        </Button>
        <Button variant="outline" size={size} onClick={() => onPick('exercise')}>
          <ExerciseIcon />
          An exercise
        </Button>
      </chakra.div>
    </>
  );
}

function WordsSoFar({ words }: { words: number }) {
  return (
    <chakra.p mt="8" fontVariantNumeric="tabular-nums">
      <chakra.span fontFamily="reading" fontSize="2xl">
        {wordsLabel(words)}
      </chakra.span>{' '}
      <chakra.span color="ink.muted">
        of yours so far. They are counted each time you save what you write here.
      </chakra.span>
    </chakra.p>
  );
}

const Intention = ({ sessionId, said }: { sessionId: string; said: string | null }) => (
  <chakra.div mt="8">
    <SayLine
      sessionId={sessionId}
      which="intention"
      label="What will you do?"
      placeholder="Two pages, a letter, only listening"
      said={said}
    />
  </chakra.div>
);
