import { chakra } from '@chakra-ui/react';
import { Ink, radii, unit } from './ink';
import { stepsFrom } from './writingCalendar';

const Drawing = chakra('svg', { base: { flexShrink: '0' } });

/** A legend of the dots: their minimum number of words. */
export function StepsLegend() {
  return (
    <chakra.p aria-hidden display="flex" alignItems="center" columnGap="3" color="ink.faint">
      {stepsFrom.map((from, index) => (
        <chakra.span key={from} display="inline-flex" alignItems="center" gap="1">
          <Drawing viewBox={`0 0 ${unit} ${unit}`} w="4" h="4">
            <Ink step={index + 1}>
              <circle cx={unit / 2} cy={unit / 2} r={radii[index + 1]} />
            </Ink>
          </Drawing>
          {from}+
        </chakra.span>
      ))}
      words
    </chakra.p>
  );
}
