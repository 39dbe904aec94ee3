import { useState } from 'react';
import type { Desk } from '../../offline/desk';
import { Page } from '../../ui/Page';
import { NewText, type OpenText } from '../writing/NewText';
import { JournalEditor } from './JournalEditor';
import { journalTitle } from './journalTitle';

/** A journal entry that the server has not made yet. */
export function NewJournalPage() {
  return (
    <NewText
      kind="journal"
      begun={(desk, onKept) => <Begun desk={desk} onKept={onKept} />}
      found={(text) => <Writing {...text} />}
    />
  );
}

/** Its day is that on which it is begun, whenever it is finished. */
function begin(desk: Desk) {
  const now = new Date();
  return desk.begin({
    kind: 'journal',
    title: journalTitle(now),
    details: { journalDate: now.toISOString() },
  });
}

function Begun({ desk, onKept }: { desk: Desk; onKept: OpenText['onKept'] }) {
  const [story, setStory] = useState(() => begin(desk));
  return (
    <Writing
      key={story.localId}
      desk={desk}
      story={story}
      kept={false}
      onKept={onKept}
      onNewDay={() => setStory(begin(desk))}
    />
  );
}

function Writing({ onNewDay, ...text }: OpenText & { onNewDay?: () => void }) {
  return (
    <Page title="New Journal" width="measure">
      <JournalEditor {...text} cancelTo="/journals" onNewDay={onNewDay} />
    </Page>
  );
}
