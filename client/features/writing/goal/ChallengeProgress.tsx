import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { ChallengeProgress_challenge$key } from '../../../__generated__/ChallengeProgress_challenge.graphql';
import { formatNumber } from '../../../ui/content/formats';
import { MetaLine } from '../../../ui/content/MetaLine';
import { amountLabel, dayLabel, shareLabel } from './goalLabels';
import { ProgressBar } from './ProgressBar';

/** The progress of the group in a challenge, with the viewer's own part. */
export function ChallengeProgress({ challenge }: { challenge: ChallengeProgress_challenge$key }) {
  const data = useFragment(
    graphql`
      fragment ChallengeProgress_challenge on Challenge {
        title
        unit
        target
        startsOn
        endsOn
        closedOn
        isOver
        memberCount
        total
        viewerTotal
        viewerIsMember
      }
    `,
    challenge,
  );
  const { title, unit, target, startsOn, endsOn, closedOn, memberCount, total } = data;
  const text = shareLabel(total, target, unit);
  const neverBegan = !!closedOn && closedOn < startsOn;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="3">
        <chakra.h3 dir="auto" textStyle="subheading" overflowWrap="anywhere">
          {title}
        </chakra.h3>
        <chakra.span fontVariantNumeric="tabular-nums">{text}</chakra.span>
      </chakra.div>
      <ProgressBar label={title} done={total} target={target} text={text} />
      <MetaLine mt="2">
        <span>
          {dayLabel(startsOn)} to {dayLabel(neverBegan ? endsOn : (closedOn ?? endsOn))}
        </span>
        {data.isOver && <span>{neverBegan ? 'Closed before it began' : 'Over'}</span>}
        <span>
          {formatNumber(memberCount)} {memberCount === 1 ? 'member' : 'members'}
        </span>
        {data.viewerIsMember && <span>You: {amountLabel(data.viewerTotal, unit)}</span>}
      </MetaLine>
    </>
  );
}
