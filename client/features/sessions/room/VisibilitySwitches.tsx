import { graphql, useFragment } from 'react-relay';
import type { VisibilitySwitches_writing$key } from '../../../__generated__/VisibilitySwitches_writing.graphql';
import { SwitchRow } from '../../../ui/form/SwitchRow';

interface VisibilitySwitchesProps {
  writing: VisibilitySwitches_writing$key;
  onChange: (change: { showsPiece?: boolean; showsWords?: boolean }) => void;
}

/** Switches that show the viewer's title and word count in the room; off by default. The text itself is never shown. */
export function VisibilitySwitches({ writing, onChange }: VisibilitySwitchesProps) {
  const { showsPiece, showsWords } = useFragment(
    graphql`
      fragment VisibilitySwitches_writing on SessionWriting {
        showsPiece
        showsWords
      }
    `,
    writing,
  );
  return (
    <>
      <SwitchRow
        label="Show what I’m writing"
        help="The title of your story or exercise, to everyone in the group. Never your text."
        checked={showsPiece}
        onChange={(checked) => onChange({ showsPiece: checked })}
      />
      <SwitchRow
        label="Show my word count"
        help="How many words you have written here. They are included in the group total."
        checked={showsWords}
        onChange={(checked) => onChange({ showsWords: checked })}
      />
    </>
  );
}
