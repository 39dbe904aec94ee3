import { chakra } from '@chakra-ui/react';
import {
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { renderMarkdown } from '../../../server/markdown/render';
import { parseTexts } from '../../lib/store';
import { tabStorage } from '../../lib/tabStorage';
import { Prose } from './Prose';

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

interface StoryTextProps extends TextProps {
  /** The story being read; without it the text is the viewer's own, and images load immediately. */
  storyId?: string;
}

/** A rendered text, used by the reader, the story page and the preview. */
export function StoryText({ storyId, ...props }: StoryTextProps) {
  return storyId ? <ReadText key={storyId} storyId={storyId} {...props} /> : <OwnText {...props} />;
}

const showAllPictures = () => true;

function OwnText({ text, ...props }: TextProps) {
  const textId = useId();
  const html = useMemo(() => ({ __html: renderMarkdown(text, showAllPictures, { textId }) }), [text, textId]);
  const element = useRef<HTMLDivElement>(null);
  useScrollingTables(element, html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's answer is safe, and tested to be
  return <Text ref={element} onClick={followLinkInText} dangerouslySetInnerHTML={html} {...props} />;
}

/** Pictures, and the buttons that stand in for those that aren't loaded. */
const picturesSelector = '.picture-offer, img';

/** External images load on request, because fetching one reveals to its host who reads. */
function ReadText({ storyId, text, ...props }: TextProps & { storyId: string }) {
  const [hosts, showPicturesFrom] = useShownPictures(storyId);
  const textId = useId();
  const html = useMemo(
    () => ({ __html: renderMarkdown(text, (host) => hosts.includes(host), { textId }) }),
    [text, hosts, textId],
  );
  const element = useRef<HTMLDivElement>(null);
  useScrollingTables(element, html);
  /** The place of the picture that was requested last, among all of the text. */
  const requestedIndex = useRef<number | null>(null);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const offer = (event.target as Element).closest<HTMLElement>('button[data-picture-host]');
    const host = offer?.dataset.pictureHost;
    if (!offer || host === undefined) {
      followLinkInText(event);
      return;
    }
    // The image may be inside a link.
    event.preventDefault();
    const all = [...(element.current?.querySelectorAll(picturesSelector) ?? [])];
    requestedIndex.current = all.findIndex((picture) => picture.contains(offer));
    showPicturesFrom(host);
  };

  useEffect(() => {
    if (requestedIndex.current === null) return;
    // The image has replaced the clicked button, and takes the focus over.
    const picture = element.current?.querySelectorAll<HTMLElement>(picturesSelector)[requestedIndex.current];
    requestedIndex.current = null;
    if (!(picture instanceof HTMLImageElement)) return;
    picture.tabIndex = -1;
    picture.focus({ preventScroll: true });
  });

  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's answer is safe, and tested to be
  return <Text ref={element} onClick={onClick} dangerouslySetInnerHTML={html} {...props} />;
}

/** Follows a link within a text, as to a footnote, by the focus. The router would navigate, which could open an empty editor. */
function followLinkInText(event: MouseEvent<HTMLElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!place || !event.currentTarget.contains(place)) return;
  if (!(place instanceof HTMLAnchorElement)) place.tabIndex = -1;
  place.focus();
}

/** Makes tables that are wider than the text focusable, so that keys can scroll them: not every browser does so. */
function useScrollingTables(text: RefObject<HTMLElement | null>, html: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has other tables
  useEffect(() => {
    const { current } = text;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      for (const table of current.querySelectorAll('table'))
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
        else table.removeAttribute('tabindex');
    });
    // The observer also reports the initial size.
    observer.observe(current);
    return () => observer.disconnect();
  }, [text, html]);
}

/** The hosts from which this story may load images in this tab. The choice survives a reload. */
function useShownPictures(storyId: string) {
  const key = `shown-pictures:${storyId}`;
  const [hosts, setHosts] = useState(() => parseTexts(tabStorage.get(key)));
  const show = (host: string) => {
    const next = [...hosts.filter((known) => known !== host), host];
    tabStorage.set(key, JSON.stringify(next));
    setHosts(next);
  };
  return [hosts, show] as const;
}
