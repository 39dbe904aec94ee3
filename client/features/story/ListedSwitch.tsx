import type { Writing } from '../../documents/screens/useWriting';
import { SwitchRow } from '../../ui/form/SwitchRow';

/** Whether search engines may list a public story. */
export function ListedSwitch({ writing }: { writing: Writing }) {
  const { facts, readOnly, change } = writing;
  const { privacyLevel, details } = facts;
  if (privacyLevel !== 'PUBLIC') return null;
  return (
    // Alone in its parent, the row has no rule below it.
    <div>
      <SwitchRow
        label="Let search engines list it"
        help="If off, it stays on the blog, but search engines are asked to leave it out."
        checked={details.unlisted !== true}
        disabled={readOnly}
        onChange={(listed) => change({ details: { ...details, unlisted: !listed } })}
      />
    </div>
  );
}
