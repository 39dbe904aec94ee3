import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { type Combination, keysOf } from '../settings/combination';

/** A combination as keyboard keys. */
export function Keys({ combination }: { combination: Combination }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" color="ink.muted" textStyle="small">
      {keysOf(combination).map((key, index) => (
        <Fragment key={key}>
          {index > 0 && '+'}
          <chakra.kbd
            px="2"
            py="0.5"
            fontFamily="ui"
            color="ink"
            bg="paper.raised"
            borderWidth="1px"
            borderBottomWidth="2px"
            borderColor="rule.strong"
            borderRadius="md"
          >
            {key}
          </chakra.kbd>
        </Fragment>
      ))}
    </chakra.span>
  );
}
