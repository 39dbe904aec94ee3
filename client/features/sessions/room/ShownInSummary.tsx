import { graphql, useFragment } from 'react-relay';
import type { ShownInSummary_session$key } from '../../../__generated__/ShownInSummary_session.graphql';
import { wordsLabel } from '../../../ui/content/labels';
import { SwitchRow } from '../../../ui/form/SwitchRow';
import { useWriteInSessionMutation } from './useWriteInSessionMutation';

/** Lets the viewer show or hide their words in the summary. */
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
      help={`You wrote ${wordsLabel(viewerWriting.words)} here. If shown, they are included in the group total.`}
      checked={viewerWriting.showsWords}
      // A failure resets the switch; no message.
      onChange={(showsWords) => void writeInSession({ sessionId: id, showsWords }).catch(() => undefined)}
    />
  );
}
