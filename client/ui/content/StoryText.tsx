import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type MouseEvent, useEffect, useId, useMemo, useRef } from 'react';
import { renderMarkdown } from '../../../server/markdown/render';
import { followLinkInText } from './followLinkInText';
import { Prose } from './Prose';
import { useScrollingTables } from './useScrollingTables';
import { useShownPictures } from './useShownPictures';

const Text = chakra(Prose, {
  base: {
    '& .align-center': { textAlign: 'center' },
    '& .align-right': { textAlign: 'end' },
    '& li.task-list-item': { ps: '1.7em', textIndent: '-1.7em' },
    '& li.task-list-item > *': { textIndent: '0' },
    '& pre.unrendered': { fontFamily: 'reading', bg: 'transparent', p: '0' },
    '& .picture-offer': {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      maxW: 'full',
      px: '4',
      py: '3',
      bg: 'paper.sunken',
      borderRadius: 'md',
      color: 'ink.muted',
      textIndent: '0',
    },
    '& .picture-offer > span': { fontStyle: 'italic' },
    '& .picture-offer > button': {
      minH: 'target',
      fontFamily: 'ui',
      fontSize: 'sm',
      fontWeight: 'semibold',
      textAlign: 'start',
      color: 'accent',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
      _hover: { color: 'accent.hover' },
    },
  },
});

interface TextProps extends Omit<ComponentProps<typeof Text>, 'children' | 'onClick'> {
  /** Markdown. */
  text: string;
}

export interface StoryTextProps extends TextProps {
  /** The story being read; without it the text is the viewer's own, and images load immediately. */
  storyId?: string;
}

/** A rendered text, used by the reader, the story page and the preview. */
export function StoryText({ storyId, ...props }: StoryTextProps) {
  return storyId ? <ReadText key={storyId} storyId={storyId} {...props} /> : <OwnText {...props} />;
}

const everywhere = () => true;

function OwnText({ text, ...props }: TextProps) {
  const textId = useId();
  const html = useMemo(() => ({ __html: renderMarkdown(text, everywhere, { textId }) }), [text, textId]);
  const element = useRef<HTMLDivElement>(null);
  useScrollingTables(element, html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's answer is safe, and tested to be
  return <Text ref={element} onClick={followLinkInText} dangerouslySetInnerHTML={html} {...props} />;
}

const pictures = '.picture-offer, img';

/** External images load on request, because fetching one tells its host who reads. */
function ReadText({ storyId, text, ...props }: TextProps & { storyId: string }) {
  const [hosts, showPicturesFrom] = useShownPictures(storyId);
  const textId = useId();
  const html = useMemo(
    () => ({ __html: renderMarkdown(text, (host) => hosts.includes(host), { textId }) }),
    [text, hosts, textId],
  );
  const element = useRef<HTMLDivElement>(null);
  useScrollingTables(element, html);
  const asked = useRef<number | null>(null);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const offer = (event.target as Element).closest<HTMLElement>('button[data-picture-host]');
    const host = offer?.dataset.pictureHost;
    if (!offer || host === undefined) {
      followLinkInText(event);
      return;
    }
    // The image may be inside a link.
    event.preventDefault();
    const all = [...(element.current?.querySelectorAll(pictures) ?? [])];
    asked.current = all.findIndex((picture) => picture.contains(offer));
    showPicturesFrom(host);
  };

  useEffect(() => {
    if (asked.current === null) return;
    // Focus the image that has replaced the pressed button.
    const picture = element.current?.querySelectorAll<HTMLElement>(pictures)[asked.current];
    asked.current = null;
    if (!(picture instanceof HTMLImageElement)) return;
    picture.tabIndex = -1;
    picture.focus({ preventScroll: true });
  });

  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's answer is safe, and tested to be
  return <Text ref={element} onClick={onClick} dangerouslySetInnerHTML={html} {...props} />;
}
