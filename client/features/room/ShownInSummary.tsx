import { graphql, useFragment } from 'react-relay';
import type { ShownInSummary_session$key } from '../../__generated__/ShownInSummary_session.graphql';
import { SwitchRow } from '../settings/SwitchRow';
import { wordsLabel } from '../story/labels';
import { useWriteInSessionMutation } from './useWriteInSessionMutation';

/** What the summary shows of one's own writing stays one's own to say. */
export function ShownInSummary({ session }: { session: ShownInSummary_session$key }) {
  const { id, viewerWriting } = useFragment(
    graphql`
      fragment ShownInSummary_session on Session {
        id
        viewerWriting {
          words
          showsWords
        }
      }
    `,
    session,
  );
  const [writeInSession] = useWriteInSessionMutation();
  if (!viewerWriting?.words) return null;
  return (
    <SwitchRow
      label="Show my word count"
      help={`You wrote ${wordsLabel(viewerWriting.words)} here. Shown, they count in what we wrote together.`}
      checked={viewerWriting.showsWords}
      // A failure puts the switch back, which says it.
      onChange={(showsWords) => void writeInSession({ sessionId: id, showsWords }).catch(() => undefined)}
    />
  );
}
