import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import { cutWords } from '../../../../server/markdown/cutText';
import type { ExerciseRow_exercise$key } from '../../../__generated__/ExerciseRow_exercise.graphql';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { TextLink } from '../../../ui/form/Button';
import { ExerciseBadges } from './ExerciseBadges';
import { ExerciseCreator } from './ExerciseCreator';
import { categoryLabel } from './exerciseLabels';
import { TimeLimit } from './TimeLimit';

const { exerciseCard } = limits.excerpt;

/** The description on one line, truncated. */
function excerptOf(description: string): string {
  const text = description.replace(/\s+/g, ' ');
  return text.length > exerciseCard ? `${cutWords(text, exerciseCard)}...` : text;
}

export function ExerciseRow({ exercise }: { exercise: ExerciseRow_exercise$key }) {
  const row = useFragment(
    graphql`
      fragment ExerciseRow_exercise on Exercise {
        id
        title
        description
        objective
        timeLimitMinutes
        difficulty
        category
        isTemplate
        createdAt
        creator {
          ...ExerciseCreator_user
        }
      }
    `,
    exercise,
  );
  const { id, title, description, objective, timeLimitMinutes, category, createdAt, creator } = row;
  return (
    <chakra.article>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1.5">
        <chakra.h2 textStyle="heading" dir="auto" minW="0">
          <TextLink to={`/exercises/${id}`} tone="quiet">
            {title}
          </TextLink>
        </chakra.h2>
        <ExerciseBadges difficulty={row.difficulty} isTemplate={row.isTemplate} />
      </chakra.div>
      <chakra.p
        dir="auto"
        mt="1.5"
        maxW="measure"
        fontFamily="reading"
        lineHeight="prose"
        color="ink.muted"
        overflowWrap="anywhere"
      >
        {excerptOf(description)}
      </chakra.p>
      {objective && (
        <chakra.p mt="2" maxW="measure" textStyle="small" color="ink.muted" lineClamp={2}>
          <chakra.span fontWeight="semibold" color="ink">
            Objective:
          </chakra.span>{' '}
          <chakra.bdi overflowWrap="anywhere">{objective}</chakra.bdi>
        </chakra.p>
      )}
      <chakra.div mt="3" display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="2">
        <MetaLine flex="1" minW="0">
          <span>{categoryLabel(category)}</span>
          <TimeLimit minutes={timeLimitMinutes} />
          <ExerciseCreator user={creator} />
          <Time value={createdAt} what="Created" />
        </MetaLine>
        <TextLink
          to={`/exercises/${id}`}
          aria-label={`Try Exercise: ${title}`}
          display="inline-flex"
          alignItems="center"
          minH="6"
          fontWeight="medium"
          css={{ '@media (pointer: coarse)': { minHeight: '{sizes.target}' } }}
        >
          Try Exercise
        </TextLink>
      </chakra.div>
    </chakra.article>
  );
}
