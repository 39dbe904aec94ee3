import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { storage } from '../../../lib/storage';
import { ChevronDownIcon } from '../../../ui/content/icons';
import { useIsPhone } from '../../../ui/layout/useIsPhone';

const key = 'exercise_tips_folded';

/** Tips on exercises; the device remembers whether they are collapsed. */
export function ExerciseTips() {
  const isPhone = useIsPhone();
  const [initiallyOpen] = useState(() => {
    const storedFolded = storage.get(key);
    // Collapsed by default on phones.
    return storedFolded === null ? !isPhone : storedFolded === 'false';
  });
  return (
    <chakra.details
      open={initiallyOpen}
      onToggle={({ currentTarget }) => storage.set(key, String(!currentTarget.open))}
      mb="6"
      px="4"
      bg="paper.sunken"
      borderRadius="md"
      textStyle="small"
      color="ink.muted"
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="2"
        minH="target"
        listStyle="none"
        cursor="pointer"
        textStyle="label"
        color="ink"
        borderRadius="md"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          'details[open] > & svg': { transform: 'rotate(180deg)' },
        }}
      >
        Writing tips
        <ChevronDownIcon />
      </chakra.summary>
      <chakra.ul display="grid" gap="1.5" pb="4" ps="5" maxW="measure" listStyle="disc">
        <li>Set the timer and keep the pen moving: what comes first can be mended later.</li>
        <li>Follow the prompt as far as it carries you, and leave it where your own story begins.</li>
        <li>Take one exercise twice. The second answer is often the better one.</li>
        <li>Read the objective again when you are done, and look for one place that meets it.</li>
      </chakra.ul>
    </chakra.details>
  );
}
