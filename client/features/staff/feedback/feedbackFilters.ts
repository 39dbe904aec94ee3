import { choiceIn } from '../../../ui/form/choiceParams';
import { categories, statuses } from './feedbackTexts';

/** Reads the filters from the address; null means all. */
export const feedbackFilters = (search: URLSearchParams) => ({
  status: choiceIn(search, 'status', statuses),
  category: choiceIn(search, 'category', categories),
});
