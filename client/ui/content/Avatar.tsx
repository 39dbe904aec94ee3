import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { showPicture, useMayShowPicture } from './shownPictures';

interface AvatarProps {
  /** The member's name, for the initial. It is shown beside the picture, so the picture has no alternative text. */
  name: string;
  url: string | null | undefined;
  /** On the 4 px grid. */
  size: '8' | '12' | '24';
  /** The viewer's own picture, shown without asking. */
  own?: boolean;
  onFail?: () => void;
}

const initialSizes = { '8': 'md', '12': 'xl', '24': '4xl' } as const;

/** Upgrades http to https; if the host doesn't support that, the initial is shown. */
const withHttps = (url: string) => url.replace(/^http:/i, 'https:');

/** The first character, which may be of two UTF-16 units. */
const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase();

/**
 * A member's picture, or their initial if there is none, it can't be loaded, or it hasn't been requested.
 * Shown only by an img, which runs no code, without a referrer. Chakra's Avatar was weighed: it saves no line for a state machine a picture.
 */
export function Avatar({ name, url, size, own = false, onFail }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const mayShow = useMayShowPicture(url);
  useEffect(() => {
    if (own && url) showPicture(url);
  }, [own, url]);
  const shown = url && (own || mayShow) && url !== failed ? withHttps(url) : null;
  return (
    <chakra.span
      aria-hidden
      position="relative"
      display="grid"
      placeItems="center"
      flexShrink="0"
      w={size}
      h={size}
      overflow="hidden"
      borderRadius="full"
      bg="accent.wash"
      color="accent"
      fontFamily="reading"
      fontSize={initialSizes[size]}
      lineHeight="1"
      userSelect="none"
    >
      {initialOf(name)}
      {shown && (
        <chakra.img
          key={shown}
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="cover"
          bg="paper.raised"
          onError={() => {
            setFailed(url ?? null);
            onFail?.();
          }}
        />
      )}
    </chakra.span>
  );
}
