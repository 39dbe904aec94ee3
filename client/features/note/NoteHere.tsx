import { detailOf } from '../../offline/model';
import { TextHere, type TextHereProps } from '../writing/TextHere';
import { TextTags } from '../writing/TextTags';
import { NoteText } from './NoteText';

/** A note without its server: as this device has it, if it does. */
export function NoteHere(props: Pick<TextHereProps, 'id' | 'error'>) {
  return (
    <TextHere
      kind="note"
      facts={({ details }) => {
        const category = detailOf(details, 'category');
        return category && <span>Category: {category}</span>;
      }}
      {...props}
    >
      {({ content, title, tags }) => (
        <>
          <NoteText content={content} title={title} />
          <TextTags names={tags} />
        </>
      )}
    </TextHere>
  );
}
