import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { WriteWithUs_session$key } from '../../__generated__/WriteWithUs_session.graphql';
import { useAuth } from '../../auth/useAuth';
import { exerciseState, newStoryPath } from '../../documents/model/newStoryLink';
import { GraphQLRequestError } from '../../relay/requestError';
import { ExerciseIcon, PlusIcon, StoryIcon } from '../../ui/content/icons';
import { wordsLabel } from '../../ui/content/labels';
import { toast } from '../../ui/feedback/toaster';
import { Button, LinkButton } from '../../ui/form/Button';
import { PickExercise, type PickedExercise } from './PickExercise';
import { PickStory } from './PickStory';
import { RoomSwitches } from './RoomSwitches';
import { useWriteInSessionMutation, type WriteInSessionInput } from './useWriteInSessionMutation';

/** The viewer's story or exercise, their word count, and what others see. */
export function WriteWithUs({ session }: { session: WriteWithUs_session$key }) {
  const { id, status, viewerWriting, room } = useFragment(
    graphql`
      fragment WriteWithUs_session on Session {
        id
        status
        viewerWriting {
          words
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
          ...RoomSwitches_writing
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
  const navigate = useNavigate();
  const [writeInSession] = useWriteInSessionMutation();
  const [picking, setPicking] = useState<'story' | 'exercise' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const tell = async (input: Omit<WriteInSessionInput, 'sessionId'>) => {
    try {
      await writeInSession({ sessionId: id, ...input });
      return true;
    } catch (error) {
      // The screen is unchanged; the message explains why.
      toast.error(error instanceof GraphQLRequestError ? error.message : 'That could not be kept');
      return false;
    }
  };
  const pickStory = async (storyId: string) => {
    if (!(await tell({ storyId, exerciseId: null }))) return;
    setPicking(null);
    heading.current?.focus();
  };
  const pickExercise = async (exercise: PickedExercise) => {
    if (!(await tell({ exerciseId: exercise.id, storyId: null }))) return;
    await navigate(newStoryPath(id), { state: exerciseState(exercise) });
  };

  const { story, exercise } = viewerWriting ?? {};
  // The room's data is updated by events, so it is newer.
  const toldWords = room.writers.find(({ member }) => member.id === viewer?.id)?.words;
  const words = toldWords ?? viewerWriting?.words ?? 0;
  const picked = story || exercise;
  return (
    <chakra.div minW="0">
      <chakra.h2 ref={heading} tabIndex={-1} textStyle="heading">
        Write with us
      </chakra.h2>
      {story && (
        <Picked what="You are writing" title={story.title || 'Untitled Story'}>
          <LinkButton to={`/stories/${story.id}/edit`}>Continue writing</LinkButton>
        </Picked>
      )}
      {!story && exercise && (
        <Picked what="You picked the exercise" title={exercise.title}>
          <LinkButton to={newStoryPath(id)} state={exerciseState(exercise)}>
            Begin writing
          </LinkButton>
        </Picked>
      )}
      <chakra.p mt={picked ? '6' : '2'} color="ink.muted">
        {picked ? 'Or something else:' : 'Begin something new, continue a story, or start from an exercise.'}
      </chakra.p>
      <chakra.div mt="3" display="flex" flexWrap="wrap" gap="2">
        <LinkButton to={newStoryPath(id)} variant={picked ? 'outline' : 'solid'} size={picked ? 'sm' : 'md'}>
          <PlusIcon />
          New story
        </LinkButton>
        <Button variant="outline" size={picked ? 'sm' : 'md'} onClick={() => setPicking('story')}>
          <StoryIcon />
          One of my stories
        </Button>
        <Button variant="outline" size={picked ? 'sm' : 'md'} onClick={() => setPicking('exercise')}>
          <ExerciseIcon />
          An exercise
        </Button>
      </chakra.div>
      {viewerWriting && (
        <>
          {status === 'IN_PROGRESS' && (
            <chakra.p mt="8" fontVariantNumeric="tabular-nums">
              <chakra.span fontFamily="reading" fontSize="2xl">
                {wordsLabel(words)}
              </chakra.span>{' '}
              <chakra.span color="ink.muted">
                of yours so far. They are counted each time you save what you write here.
              </chakra.span>
            </chakra.p>
          )}
          <chakra.div mt="4" borderTopWidth="1px" borderColor="rule">
            <RoomSwitches writing={viewerWriting} onChange={(change) => void tell(change)} />
          </chakra.div>
        </>
      )}
      <PickStory open={picking === 'story'} onClose={() => setPicking(null)} onPick={pickStory} />
      <PickExercise open={picking === 'exercise'} onClose={() => setPicking(null)} onPick={pickExercise} />
    </chakra.div>
  );
}

function Picked({ what, title, children }: { what: string; title: string; children: React.ReactNode }) {
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
