import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import { countCharacters } from '../../../server/contract/profileRules';
import type { FieldTexts } from '../../ui/form/ChangedMeanwhile';
import { changesOf } from '../../ui/form/changesOf';
import type { Problems } from '../../ui/form/useCheckedForm';
import { type Category, categories, type Priority, priorities } from './feedbackWords';

/** The form's values as typed. */
export interface FeedbackValues {
  category: string;
  title: string;
  description: string;
  /** Empty for none. */
  priority: string;
}

/** Source: specification, section 5. */
export const emptyFeedback: FeedbackValues = {
  category: 'FEATURE',
  title: '',
  description: '',
  priority: 'LOW',
};

export interface SavedFeedback {
  readonly category: string;
  readonly title: string;
  readonly description: string;
  readonly priority: string | null | undefined;
  readonly updatedAt: string;
}

export const toValues = ({ category, title, description, priority }: SavedFeedback): FeedbackValues => ({
  category,
  title,
  description,
  priority: priority ?? '',
});

const { titleMax, description: length } = limits.feedback;

function problemOfDescription(typed: string): string | undefined {
  const written = countCharacters(typed.trim());
  if (written < length.min) return messages.feedback.descriptionTooShort;
  return written > length.max ? messages.feedback.descriptionTooLong : undefined;
}

function problemOfTitle(typed: string): string | undefined {
  const title = typed.trim();
  if (!title) return messages.feedback.titleRequired;
  return countCharacters(title) > titleMax ? messages.feedback.titleTooLong : undefined;
}

const isCategory = (value: string): value is Category => categories.some((known) => known.value === value);
const isPriority = (value: string): value is Priority => priorities.some((known) => known.value === value);

export const problemsOf = (values: FeedbackValues): Problems<FeedbackValues> => ({
  category: isCategory(values.category) ? undefined : messages.feedback.categoryRequired,
  title: problemOfTitle(values.title),
  description: problemOfDescription(values.description),
});

export const toInput = ({ category, title, description, priority }: FeedbackValues) => ({
  category: isCategory(category) ? category : undefined,
  title: title.trim(),
  description: description.trim(),
  priority: isPriority(priority) ? priority : null,
});

const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? 'Not set';

/** The form as text, for the conflict dialog. */
export const toTexts = ({ category, title, description, priority }: FeedbackValues): FieldTexts => ({
  Category: labelOf(categories, category),
  Title: title,
  Description: description,
  Priority: labelOf(priorities, priority),
});

/** Only changed fields, so that others' changes to other fields stay. */
export const toChange = (before: FeedbackValues, now: FeedbackValues) =>
  changesOf(toInput(before), toInput(now));
