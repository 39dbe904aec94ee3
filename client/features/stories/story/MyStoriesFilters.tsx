import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/content/icons';
import { Button } from '../../../ui/form/Button';
import { Select } from '../../../ui/form/Field';
import { FilterSelect } from '../../../ui/form/FilterSelect';
import { SearchBox } from '../../../ui/form/SearchBox';
import { useFilters } from '../../../ui/form/useFilters';
import { isFiltering, orders, privacies, statuses, storiesFilter, storiesParams } from './storiesFilter';

/** The search, order and filters of My Stories; `tags` are offered to choose from. */
export function MyStoriesFilters({ tags }: { tags: readonly string[] }) {
  const [filter, choose] = useFilters(storiesFilter, storiesParams);
  const { order, privacy, status, tag } = filter;
  const [open, setOpen] = useState(() => isFiltering({ ...filter, search: '' }));
  const id = useId();
  // `tags` has only the most used ones, so the tag in the address may be missing there.
  const tagChoices = tag === null || tags.includes(tag) ? tags : [tag, ...tags];
  return (
    <chakra.div display="grid" gap="4" mb="8">
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        <SearchBox label="Search your stories" />
        <chakra.div display="flex" flexGrow="1" gap="4" justifyContent="space-between">
          <div>
            <Select
              aria-label="Sort by"
              value={order}
              onChange={({ currentTarget }) =>
                choose({ order: orders.find(({ value }) => value === currentTarget.value)?.value })
              }
            >
              {orders.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
          <Button variant="outline" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            Filters
            {open ? <ChevronUpIcon /> : <ChevronDownIcon />}
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.div
        id={id}
        hidden={!open}
        display={open ? 'grid' : 'none'}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 14rem))' }}
        gap="4"
      >
        <FilterSelect
          label="Privacy"
          all="All"
          choices={privacies}
          value={privacy}
          onChange={(chosen) => choose({ privacy: chosen })}
        />
        <FilterSelect
          label="Status"
          all="All"
          choices={statuses}
          value={status}
          onChange={(chosen) => choose({ status: chosen })}
        />
        <FilterSelect
          label="Tag"
          all="All"
          choices={tagChoices.map((name) => ({ value: name, label: name }))}
          value={tag}
          onChange={(chosen) => choose({ tag: chosen })}
        />
      </chakra.div>
    </chakra.div>
  );
}
