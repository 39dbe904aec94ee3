import { chakra } from '@chakra-ui/react';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../../../../ui/content/icons';
import { Button } from '../../../../ui/form/Button';
import type { Reader } from './useReading';

interface ReadingOrderProps {
  readers: readonly Reader[];
  viewerId: string;
  isBusy: boolean;
  /** Sets all readers in a new order; null if the viewer may not. */
  onArrange: ((memberIds: string[]) => Promise<void>) | null;
}

/** The readers in their order, with buttons that move and remove them if the viewer may. */
export function ReadingOrder({ readers, viewerId, isBusy, onArrange }: ReadingOrderProps) {
  if (readers.length === 0) return <chakra.p color="ink.muted">Nobody has put their name down yet.</chakra.p>;
  const ids = readers.map(({ member }) => member.id);
  const idsWithout = (place: number) => ids.filter((_, n) => n !== place);
  const idsAfterMove = (place: number, by: number) =>
    idsWithout(place).toSpliced(place + by, 0, ids[place] as string);
  return (
    <chakra.ol
      aria-label="Reading order"
      listStyle="none"
      w="full"
      maxW="measure"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="1"
    >
      {readers.map(({ member, isReading, hasRead }, place) => (
        <chakra.li key={member.id} display="flex" alignItems="center" gap="3" minH="10">
          <chakra.span aria-hidden color="ink.muted" textStyle="facts" minW="6" textAlign="end">
            {place + 1}
          </chakra.span>
          <chakra.span flex="1" minW="0" overflowWrap="anywhere" color={hasRead ? 'ink.muted' : 'ink'}>
            <bdi>{member.name}</bdi>
            {member.id === viewerId && ' (you)'}
            {(isReading || hasRead) && (
              <chakra.span ms="2" textStyle="small" color={isReading ? 'accent' : 'ink.muted'}>
                {isReading ? 'reads now' : 'has read'}
              </chakra.span>
            )}
          </chakra.span>
          {onArrange && (
            <chakra.span display="flex" flexShrink="0">
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Move ${member.name} up`}
                aria-disabled={isBusy || place === 0}
                onClick={() => place > 0 && void onArrange(idsAfterMove(place, -1))}
              >
                <ChevronUpIcon />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Move ${member.name} down`}
                aria-disabled={isBusy || place === ids.length - 1}
                onClick={() => place < ids.length - 1 && void onArrange(idsAfterMove(place, 1))}
              >
                <ChevronDownIcon />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${member.name}`}
                aria-disabled={isBusy}
                onClick={() => void onArrange(idsWithout(place))}
              >
                <CloseIcon />
              </Button>
            </chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
