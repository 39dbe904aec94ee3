import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../ui/form/Button';
import { dropInAddress } from './sessionAddress';

/** The way into the standing session, above the sessions that have a date. */
export function DropInRow() {
  return (
    <chakra.p
      mb="8"
      ps="4"
      borderInlineStartWidth="2px"
      borderColor="accent"
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
    >
      <TextLink to={dropInAddress}>The drop-in room</TextLink>
      <chakra.span color="ink.muted">Always open: write with whoever is there.</chakra.span>
    </chakra.p>
  );
}
