import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { SummaryLines_session$key } from '../../../__generated__/SummaryLines_session.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { FoldableLine } from './FoldableLine';
import { SayLine, useWasTyped } from './SayLine';

/** The members' intentions, and their lines at the end; those who took part can still say theirs. */
export function SummaryLines({ session }: { session: SummaryLines_session$key }) {
  const { id, summary, viewerWriting } = useFragment(
    graphql`
      fragment SummaryLines_session on Session {
        id
        viewerWriting {
          intention
          closing
        }
        summary {
          lines {
            intention
            closing
            member {
              id
              ...AuthorLink_user
            }
          }
        }
      }
    `,
    session,
  );
  const lines = summary?.lines ?? [];
  if (lines.length === 0 && !viewerWriting) return null;
  return (
    <chakra.section aria-label="In our words" mt="10">
      {lines.length > 0 && (
        <>
          <chakra.h3 textStyle="heading">In our words</chakra.h3>
          <chakra.ul
            aria-label="In our words"
            listStyleType="none"
            mt="3"
            display="grid"
            gap="4"
            gridTemplateColumns="minmax(0, 1fr)"
          >
            {lines.map(({ member, intention, closing }) => (
              <chakra.li key={member.id} overflowWrap="anywhere">
                <AuthorLink user={member} />
                <FoldableLine memberId={member.id}>
                  {intention && (
                    <chakra.p dir="auto" color="ink.muted">
                      {intention}
                    </chakra.p>
                  )}
                  {closing && (
                    <chakra.p dir="auto" fontFamily="reading" fontSize="lg">
                      {closing}
                    </chakra.p>
                  )}
                </FoldableLine>
              </chakra.li>
            ))}
          </chakra.ul>
        </>
      )}
      {viewerWriting && <OwnLines sessionId={id} {...viewerWriting} />}
    </chakra.section>
  );
}

interface OwnLinesProps {
  sessionId: string;
  intention?: string | null;
  closing?: string | null;
}

/** The viewer's own lines. The field for an intention is shown only if there is one, or one was typed before the session ended. */
function OwnLines({ sessionId, intention, closing }: OwnLinesProps) {
  const wasTyped = useWasTyped({ sessionId, which: 'intention' });
  return (
    <chakra.div mt="6" maxW="form" display="grid" gap="5">
      <SayLine
        sessionId={sessionId}
        which="closing"
        label="Your line at the end"
        placeholder="How did it go?"
        said={closing ?? null}
      />
      {(intention || wasTyped) && (
        <SayLine
          sessionId={sessionId}
          which="intention"
          label="What you set out to do"
          placeholder="What will you write?"
          said={intention ?? null}
        />
      )}
    </chakra.div>
  );
}
