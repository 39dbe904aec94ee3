import { detailOf } from '../../offline/model';
import { TextHere, type TextHereProps } from '../writing/TextHere';
import { JournalOrigin } from './JournalOrigin';
import { JournalText } from './JournalText';

const wordsIn = (value: string | true | null) => (typeof value === 'string' ? value : null);

/** An entry without its server: as this device has it, if it does. */
export function JournalHere(props: Pick<TextHereProps, 'id' | 'error'>) {
  return (
    <TextHere
      kind="journal"
      facts={({ details }) => {
        const mood = wordsIn(detailOf(details, 'mood'));
        return mood && <span>Mood: {mood}</span>;
      }}
      {...props}
    >
      {({ content, details }) => (
        <>
          <JournalOrigin prompt={wordsIn(detailOf(details, 'prompt'))} />
          <JournalText content={content} />
        </>
      )}
    </TextHere>
  );
}
