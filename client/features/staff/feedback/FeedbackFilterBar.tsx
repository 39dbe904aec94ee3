import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/content/icons';
import { Button } from '../../../ui/form/Button';
import { choiceParams } from '../../../ui/form/choiceParams';
import { FilterSelect } from '../../../ui/form/FilterSelect';
import { useFilters } from '../../../ui/form/useFilters';
import { useFocusSuccessor } from '../../../ui/layout/useFocusSuccessor';
import { feedbackFilters } from './feedbackFilters';
import { categories, statuses } from './feedbackTexts';

const barId = 'feedback-filters';

export function FeedbackFilterBar() {
  const [filters, choose] = useFilters(feedbackFilters, choiceParams);
  const count = Object.values(filters).filter((value) => value !== null).length;
  const [open, setOpen] = useState(count > 0);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const passFocusTo = useFocusSuccessor();
  return (
    <chakra.div mb="6">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          ref={filtersButton}
          variant="outline"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? barId : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? <ChevronUpIcon /> : <ChevronDownIcon />}
          Filters
          {count > 0 && (
            <chakra.span color="accent">
              {count} <VisuallyHidden>set</VisuallyHidden>
            </chakra.span>
          )}
        </Button>
        {count > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              passFocusTo(filtersButton);
              choose({ status: null, category: null });
            }}
          >
            Show all
          </Button>
        )}
      </chakra.div>
      {open && (
        <chakra.div
          id={barId}
          mt="4"
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 16rem))' }}
          gap="4"
        >
          <FilterSelect
            label="Status"
            all="All statuses"
            choices={statuses}
            value={filters.status}
            onChange={(status) => choose({ status })}
          />
          <FilterSelect
            label="Category"
            all="All categories"
            choices={categories}
            value={filters.category}
            onChange={(category) => choose({ category })}
          />
        </chakra.div>
      )}
    </chakra.div>
  );
}
