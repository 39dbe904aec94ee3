import { useState } from 'react';
import type { LocalDocument } from '../../../documents/model/model';
import { isReadByOthers } from '../../../documents/model/published';
import type { Writing } from '../../../documents/screens/useWriting';
import type { Privacy } from '../../../lib/privacy';
import { GlobeIcon, LockIcon, PeopleIcon } from '../../../ui/content/icons';
import { ChoiceCards } from '../../../ui/form/ChoiceCards';

export const privacyChoices = [
  { value: 'PRIVATE', label: 'Private', hint: 'Only you', Icon: LockIcon },
  { value: 'SHARED', label: 'Shared', hint: 'Members of the group', Icon: PeopleIcon },
  { value: 'PUBLIC', label: 'Public', hint: 'Everyone, on the blog', Icon: GlobeIcon },
] as const;

export const privacyChoice = (level: Privacy) =>
  privacyChoices.find(({ value }) => value === level) ?? privacyChoices[0];

const privateNow = 'This story is private now: nobody else can read it any more.';
const privateSoon =
  'This story becomes private as soon as the server can be reached. Until then others can still read it.';

/** Whether others can read the story as the server has it. */
export const isSeenByOthers = ({ base }: LocalDocument) => isReadByOthers(base?.privacyLevel);

/** Chooses who can read the story. Making it private takes effect immediately, the other choices with the next save. */
export function PrivacyChoice({ writing }: { writing: Writing }) {
  const { writer, document, facts, fields, readOnly } = writing;
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  const choose = async (privacyLevel: Privacy) => {
    writer.change({ privacyLevel });
    setIsWithdrawn(false);
    if (privacyLevel !== 'PRIVATE' || !isSeenByOthers(document)) return;
    // After a failure the note says that others can still read it.
    await writing.withdraw().catch(() => {});
    setIsWithdrawn(true);
  };
  const isMadePrivate = isWithdrawn && facts.privacyLevel === 'PRIVATE';
  const privateNote = isSeenByOthers(document) ? privateSoon : privateNow;
  return (
    <ChoiceCards
      legend="Who can read it"
      choices={privacyChoices}
      value={facts.privacyLevel}
      onChange={(level) => void choose(level)}
      columns="1fr"
      note={isMadePrivate ? privateNote : ''}
      disabled={readOnly}
      error={fields.privacyLevel}
    />
  );
}
