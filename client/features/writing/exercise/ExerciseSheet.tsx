import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MetaLine } from '../../../ui/content/MetaLine';
import { TagList } from '../../../ui/content/TagList';
import { ExerciseBadges } from './ExerciseBadges';
import type { ExerciseText } from './exerciseFormValues';
import { categoryLabel, difficultyLabel, typeLabel } from './exerciseLabels';
import { limitLabel, TimeLimit } from './TimeLimit';

interface ExerciseSheetProps {
  exercise: ExerciseText;
  creator: ReactNode;
  /** When the exercise was created. */
  date?: ReactNode;
  actions?: ReactNode;
  /** Heading level: the page's, or one below. */
  titleAs: 'h1' | 'h2';
}

/** An exercise with all its parts, on its page and in the form's preview. */
export function ExerciseSheet({ exercise, creator, date, actions, titleAs }: ExerciseSheetProps) {
  const { title, description, objective, prompt, timeLimitMinutes, difficulty, category, isTemplate, tags } =
    exercise;
  const partAs = titleAs === 'h1' ? 'h2' : 'h3';
  return (
    <chakra.article maxW="content" w="full" mx="auto">
      <chakra.header>
        <ExerciseBadges difficulty={difficulty} isTemplate={isTemplate} />
        <chakra.h1 as={titleAs} mt="3" dir="auto" textStyle="title" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <MetaLine mt="4">
          {creator}
          {date}
          <span>{categoryLabel(category)}</span>
          <TimeLimit minutes={timeLimitMinutes} />
        </MetaLine>
        {actions}
      </chakra.header>
      <chakra.div
        mt={{ base: '10', md: '12' }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 1fr)' }}
        columnGap="16"
        rowGap="10"
      >
        <chakra.div display="grid" gap="10" alignContent="start" minW="0">
          <Part title="Description" as={partAs}>
            <Paragraphs text={description} />
          </Part>
          {objective && (
            <Part title="Objective" as={partAs}>
              <Paragraphs text={objective} />
            </Part>
          )}
          {prompt && (
            <Part title="Prompt" as={partAs}>
              <chakra.div ps="5" borderInlineStartWidth="2px" borderColor="accent">
                <Paragraphs text={prompt} />
              </chakra.div>
            </Part>
          )}
        </chakra.div>
        <chakra.div display="grid" gap="10" alignContent="start" minW="0">
          <Part title="Details" as={partAs}>
            <chakra.dl
              display="grid"
              gridTemplateColumns={{
                base: 'repeat(2, minmax(0, 1fr))',
                md: 'repeat(4, auto) 1fr',
                lg: '1fr',
              }}
              columnGap={{ base: '6', md: '10' }}
              rowGap="4"
            >
              <Detail name="Time limit">{limitLabel(timeLimitMinutes)}</Detail>
              <Detail name="Difficulty">{difficultyLabel(difficulty)}</Detail>
              <Detail name="Category">{categoryLabel(category)}</Detail>
              <Detail name="Type">{typeLabel(isTemplate)}</Detail>
            </chakra.dl>
          </Part>
          {tags.length > 0 && (
            <Part title="Tags" as={partAs}>
              <TagList names={tags} />
            </Part>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}

function Part({ title, as, children }: { title: string; as: 'h2' | 'h3'; children: ReactNode }) {
  return (
    <section>
      <chakra.h2 as={as} textStyle="label" color="ink.muted" letterSpacing="wide" mb="3">
        {title}
      </chakra.h2>
      {children}
    </section>
  );
}

/** Plain text with one paragraph per line. */
function Paragraphs({ text }: { text: string }) {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return (
    <chakra.div display="grid" gap="4" textStyle="reading" maxW="measure" overflowWrap="anywhere">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
    </chakra.div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="small" color="ink.muted">
        {name}
      </chakra.dt>
      <chakra.dd fontWeight="medium">{children}</chakra.dd>
    </div>
  );
}
