import { useLocalStories, useSyncOverview } from '../../offline/hooks';
import { hasUnsentText, isBlank, type LocalStory, type TextKind } from '../../offline/model';
import { Rows } from '../../ui/SkeletonList';
import { LocalTextRow, type LocalTextRowProps } from './LocalTextRow';
import { searched } from './searchTexts';

/** Texts that the server does not have, or not as they are here: they come first, as they may want their author. */
export const useUnsentTexts = (kind: TextKind): readonly LocalStory[] =>
  useLocalStories(kind)
    .filter((text) => text.syncStatus !== 'synced' || hasUnsentText(text))
    .filter(isShown);

const isShown = (text: LocalStory) => text.id !== null || !isBlank(text);

/** All of it is here, so all of it is looked through. */
export const searchedTexts = (texts: readonly LocalStory[], search: string): readonly LocalStory[] => {
  const isFound = searched(search);
  return texts.filter(({ title, content, tags }) => isFound([title, content, ...tags]));
};

export interface LocalTextListProps extends Pick<LocalTextRowProps, 'titleAs'> {
  texts: readonly LocalStory[];
}

export function LocalTextList({ texts, titleAs }: LocalTextListProps) {
  const { online } = useSyncOverview();
  if (texts.length === 0) return null;
  return (
    <Rows
      aria-label="On this device"
      // Another list may follow: the rule between the rows goes on between the lists.
      css={{
        '&:not(:last-child) > li:last-of-type': { borderBottomWidth: '1px', marginBottom: '{spacing.6}' },
      }}
    >
      {texts.map((text) => (
        <li key={text.localId}>
          <LocalTextRow text={text} online={online} titleAs={titleAs} />
        </li>
      ))}
    </Rows>
  );
}

/** All that this device has, where the server can't be asked. */
export const useTextsHere = (kind: TextKind): readonly LocalStory[] => useLocalStories(kind).filter(isShown);
