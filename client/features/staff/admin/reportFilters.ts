/** The filters of /admin/reports, each with the texts of its empty list. */
export const reportFilters = [
  {
    key: 'open',
    label: 'Open',
    state: 'OPEN',
    emptyState: {
      title: 'Nothing to decide',
      text: 'What members report, what rules find, and texts that wait for you will appear here.',
    },
  },
  {
    key: 'settled',
    label: 'Settled',
    state: 'SETTLED',
    emptyState: { title: 'Nothing decided yet', text: 'Reports that were decided will appear here.' },
  },
] as const;

export const reportFilter = (search: URLSearchParams) =>
  reportFilters.find(({ key }) => key === search.get('show')) ?? reportFilters[0];
