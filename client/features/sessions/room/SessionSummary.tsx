import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type {
  SessionSummary_session$data,
  SessionSummary_session$key,
} from '../../../__generated__/SessionSummary_session.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { Avatar } from '../../../ui/content/Avatar';
import { wordsLabel } from '../../../ui/content/labels';
import { SwitchRow } from '../../../ui/form/SwitchRow';
import { Motif } from '../../../ui/layout/Motif';
import { SummaryChart } from './SummaryChart';
import { SummaryLines } from './SummaryLines';
import { SummarySprints } from './SummarySprints';
import { useWriteInSessionMutation } from './useWriteInSessionMutation';

const quietWritersText = (count: number) => `${count} ${count === 1 ? 'writer' : 'writers'} wrote quietly`;

/** The result of a session: writers, total words, and a chart. */
export function SessionSummary({ session }: { session: SessionSummary_session$key }) {
  const data = useFragment(
    graphql`
      fragment SessionSummary_session on Session {
        id
        kind
        viewerWriting {
          words
          showsWords
        }
        summary {
          words
          quietWriterCount
          writers {
            words
            member {
              id
              name
              profileImageUrl
              ...AuthorLink_user
            }
          }
          ...SummaryChart_summary
        }
        ...SummarySprints_session
        ...SummaryLines_session
      }
    `,
    session,
  );
  // The summary may arrive shortly after the status.
  if (!data.summary) return null;
  const { summary } = data;
  return (
    <chakra.section
      aria-labelledby="summary"
      bg="paper.sunken"
      borderRadius={{ base: 'none', md: 'md' }}
      px={{ base: '4', md: '10' }}
      py={{ base: '8', md: '10' }}
      mx={{ base: '-4', md: '0' }}
    >
      {summary.writers.length === 0 ? (
        <NoWordsShown quietWriterCount={summary.quietWriterCount} />
      ) : (
        <WrittenTogether summary={summary} isOfDay={data.kind === 'DROP_IN'} />
      )}
      <SummarySprints session={data} />
      <SummaryLines session={data} />
      <chakra.div maxW="md" mx="auto" mt="6">
        <ShowWordsSwitch {...data} />
      </chakra.div>
    </chakra.section>
  );
}

/** Shown if nobody shows their words. */
function NoWordsShown({ quietWriterCount }: { quietWriterCount: number }) {
  return (
    <chakra.div textAlign="center">
      <Motif width="10rem" mx="auto" mb="4" />
      <chakra.h2 id="summary" textStyle="heading">
        {quietWriterCount > 0 ? quietWritersText(quietWriterCount) : 'A quiet hour'}
      </chakra.h2>
      <chakra.p mt="2" color="ink.muted" maxW="md" mx="auto" textWrap="balance">
        {quietWriterCount > 0
          ? 'Nobody showed their word count this time. The words are where they belong.'
          : 'No words were counted this time. Not all writing leaves them.'}
      </chakra.p>
    </chakra.div>
  );
}

type Summary = NonNullable<SessionSummary_session$data['summary']>;

/** The total, the chart and each writer's words. */
function WrittenTogether({ summary, isOfDay }: { summary: Summary; isOfDay: boolean }) {
  const { words, writers, quietWriterCount } = summary;
  return (
    <>
      <chakra.div textAlign="center">
        <chakra.h2 id="summary" textStyle="label" color="ink.muted" letterSpacing="wide">
          {isOfDay ? 'What we wrote here today' : 'What we wrote together'}
        </chakra.h2>
        <chakra.p textStyle="display" fontVariantNumeric="tabular-nums lining-nums">
          {wordsLabel(words)}
        </chakra.p>
      </chakra.div>
      {/* On a chart of a whole day, intervals of five minutes would be too small to see. */}
      {!isOfDay && <SummaryChart summary={summary} />}
      <chakra.ul
        aria-label="Who wrote"
        listStyleType="none"
        mt="8"
        display="grid"
        {...(writers.length === 1
          ? { maxW: 'form', mx: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' }
          : { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } })}
        columnGap="12"
        rowGap="4"
      >
        {writers.map(({ member, words: written }) => (
          <chakra.li key={member.id} display="flex" alignItems="center" gap="3">
            <Avatar name={member.name} url={member.profileImageUrl} size="8" />
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              <AuthorLink user={member} />
            </chakra.span>
            <chakra.span textStyle="facts" color="ink.muted" whiteSpace="nowrap">
              {wordsLabel(written)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {quietWriterCount > 0 && (
        <chakra.p mt="6" color="ink.muted">
          and {quietWriterCount} more wrote quietly
        </chakra.p>
      )}
    </>
  );
}

type ShowWordsSwitchProps = Pick<SessionSummary_session$data, 'id' | 'viewerWriting'>;

/** Lets the viewer show or hide their words in the summary. */
function ShowWordsSwitch({ id, viewerWriting }: ShowWordsSwitchProps) {
  const [writeInSession] = useWriteInSessionMutation();
  if (!viewerWriting?.words) return null;
  return (
    <SwitchRow
      label="Show my word count"
      help={`You wrote ${wordsLabel(viewerWriting.words)} here. If shown, they are included in the group total.`}
      checked={viewerWriting.showsWords}
      // A failure resets the switch, which shows enough.
      onChange={(showsWords) => void writeInSession({ sessionId: id, showsWords }).catch(() => undefined)}
    />
  );
}
