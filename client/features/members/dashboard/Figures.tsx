import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { Figures_user$data, Figures_user$key } from '../../../__generated__/Figures_user.graphql';
import { formatNumber } from '../../../ui/content/formats';

const figures: readonly (readonly [
  label: string,
  name: keyof NonNullable<Figures_user$data['stats']>,
  note?: string,
])[] = [
  ['Stories written', 'storiesCount'],
  ['Journal entries', 'journalsCount'],
  ['Total words written', 'totalWordCount', 'in your stories, journals and notes as they are now'],
  ['Followers', 'followersCount'],
  ['Notes created', 'notesCount'],
  ['Stories shared', 'storiesSharedCount', 'with members, the group or everyone'],
  ['Story words', 'storiesWordCount', 'in your stories as they are now'],
];

export const figureLabels = figures.map(([label]) => label);

export const figureGrid = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  columnGap: '6',
  rowGap: '6',
  mt: '5',
} as const;

export function Figures({ user }: { user: Figures_user$key }) {
  const { stats } = useFragment(
    graphql`
      fragment Figures_user on User {
        stats {
          storiesCount
          journalsCount
          totalWordCount
          followersCount
          notesCount
          storiesSharedCount
          storiesWordCount
        }
      }
    `,
    user,
  );
  if (!stats) return null;
  return (
    <chakra.dl {...figureGrid}>
      {figures.map(([label, name, note]) => (
        <chakra.div key={label} display="flex" flexDirection="column" minW="0">
          <chakra.dt textStyle="small" color="ink.muted">
            {label}
          </chakra.dt>
          <chakra.dd
            order="-1"
            fontFamily="reading"
            fontSize="2xl"
            fontWeight="medium"
            lineHeight="snug"
            fontVariantNumeric="tabular-nums lining-nums"
            overflowWrap="anywhere"
          >
            {formatNumber(stats[name])}
          </chakra.dd>
          {note && (
            <chakra.dd textStyle="small" color="ink.faint">
              {note}
            </chakra.dd>
          )}
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
