import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { FilterSelect } from '../../ui/form/FilterSelect';
import { useFilters } from '../../ui/form/useFilters';
import { categories, difficulties } from './exerciseLabels';
import { exerciseFilter, filterParams } from './exerciseQuery';

/** Filters of the list. The ref is the first control's. */
export function ExerciseFilters({ ref }: { ref: Ref<HTMLSelectElement> }) {
  const [{ difficulty, category }, choose] = useFilters(exerciseFilter, filterParams);
  return (
    <chakra.div
      role="search"
      aria-label="Exercises"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', md: '12rem 14rem' }}
      gap="4"
      mb="8"
    >
      <FilterSelect
        ref={ref}
        label="Difficulty"
        all="All"
        choices={difficulties}
        value={difficulty}
        onChange={(chosen) => choose({ difficulty: chosen })}
      />
      <FilterSelect
        label="Category"
        all="All"
        choices={categories}
        value={category}
        onChange={(chosen) => choose({ category: chosen })}
      />
    </chakra.div>
  );
}
