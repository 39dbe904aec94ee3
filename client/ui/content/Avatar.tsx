import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { showPicture, useMayShowPicture } from './shownPictures';

export interface AvatarProps {
  /** Whose it is. The name itself stands beside it, so the picture says nothing to those who listen. */
  name: string;
  url: string | null | undefined;
  /** On the 4 px grid. */
  size: '8' | '12' | '24';
  /** The viewer gave the address: it is shown without being asked for. */
  own?: boolean;
  onFail?: () => void;
}

const initialSizes = { '8': 'md', '12': 'xl', '24': '4xl' } as const;

/** A page of ours asks no host in the clear: what is only there by http stays an initial. */
const secure = (url: string) => url.replace(/^http:/i, 'https:');

const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase();

/**
 * A member's picture, or their initial where there is none, it can't be had, or nobody has asked for it yet. The picture comes from wherever the member
 * says: it is shown by an img alone, which runs nothing, and its host isn't told what page it is looked at on.
 */
export function Avatar({ name, url, size, own = false, onFail }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const mayShow = useMayShowPicture(url);
  useEffect(() => {
    if (own && url) showPicture(url);
  }, [own, url]);
  const shown = url && (own || mayShow) && url !== failed ? secure(url) : null;
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
