import type { DocumentKind } from '../model/model';

export type ListedKind = Exclude<DocumentKind, 'story'>;

interface ListLabels {
  title: string;
  singular: string;
  plural: string;
  none: string;
  /** Shown if there are none. */
  first: string;
  /** Shown if the filter matches none. */
  filtered: string;
}

/** Source: specification, section 2. */
export const listLabels: Record<ListedKind, ListLabels> = {
  journal: {
    title: 'Journals',
    singular: 'journal',
    plural: 'journals',
    none: 'No journals found',
    first: 'Get started by creating your first journal',
    filtered: 'No journals match your current filters',
  },
  note: {
    title: 'Notes',
    singular: 'note',
    plural: 'notes',
    none: 'No notes found',
    first: 'Get started by writing your first note',
    filtered: 'No notes match your current filters',
  },
};
