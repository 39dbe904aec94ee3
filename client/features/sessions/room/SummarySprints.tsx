import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import type { SummarySprints_session$key } from '../../../__generated__/SummarySprints_session.graphql';
import { wordsLabel } from '../../../ui/content/labels';

function lengthLabel(startedAt: string, endsAt: string): string {
  const minutes = Math.max(1, Math.round((Date.parse(endsAt) - Date.parse(startedAt)) / 60_000));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** The sprints of a session with the words written in each, by those who show them, and the viewer's own. */
export function SummarySprints({ session }: { session: SummarySprints_session$key }) {
  const { summary, viewerWriting } = useFragment(
    graphql`
      fragment SummarySprints_session on Session {
        viewerWriting {
          sprints {
            startedAt
            words
          }
        }
        summary {
          sprints {
            ...SprintResult_sprint @relay(mask: false)
          }
        }
      }
    `,
    session,
  );
  if (!summary || summary.sprints.length === 0) return null;
  const own = new Map(viewerWriting?.sprints.map(({ startedAt, words }) => [startedAt, words]));
  return (
    <chakra.section aria-labelledby="summary-sprints" mt="10">
      <chakra.h3 id="summary-sprints" textStyle="heading">
        {summary.sprints.length === 1 ? 'The sprint' : 'The sprints'}
      </chakra.h3>
      <chakra.ol listStyleType="none" mt="2">
        {summary.sprints.map(({ startedAt, endsAt, words, writers }) => (
          <chakra.li
            key={startedAt}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '6rem minmax(0, 1fr) auto' }}
            columnGap="6"
            py="2.5"
            borderBottomWidth="1px"
            borderColor="rule"
            _last={{ borderBottomWidth: '0' }}
          >
            <span>{lengthLabel(startedAt, endsAt)}</span>
            <chakra.span color="ink.muted" overflowWrap="anywhere">
              {writers.map(({ member, words: written }) => `${isolated(member.name)} ${written}`).join(' · ')}
            </chakra.span>
            <chakra.span textStyle="facts" whiteSpace="nowrap">
              {writers.length > 0 && wordsLabel(words)}
              {own.has(startedAt) && (
                <chakra.span color="ink.muted">
                  {writers.length > 0 && ' · '}
                  {own.get(startedAt)} of yours
                </chakra.span>
              )}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
