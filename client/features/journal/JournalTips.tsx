import { TipsBox } from '../../documents/screens/TipsBox';

export function JournalTips({ memberId, onDismiss }: { memberId: string; onDismiss: () => void }) {
  return (
    <TipsBox
      name="journal"
      label="Journal tips"
      brief="private, titled with the date, in Markdown"
      memberId={memberId}
      onDismiss={onDismiss}
    >
      <p>Your journal is private: nobody but you can read an entry.</p>
      <p>Each entry is titled with its date, so you can begin with the first word.</p>
      <p>Write in Markdown: *emphasis*, **strong**, # for a heading. Preview shows it formatted.</p>
    </TipsBox>
  );
}
