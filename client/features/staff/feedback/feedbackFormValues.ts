import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { changesOf } from '../../../forms/changesOf';
import { problemOfText } from '../../../forms/problemOfText';
import type { Problems } from '../../../forms/useCheckedForm';
import type { FieldTexts } from '../../../ui/form/ChangedMeanwhile';
import { type Category, categories, type Priority, priorities } from './feedbackTexts';

export interface FeedbackValues {
  category: string;
  title: string;
  description: string;
  /** Empty for none. */
  priority: string;
}

/** The initial values of new feedback. Source: specification, section 5. */
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

const { titleMax, description: descriptionLimit } = limits.feedback;
const texts = messages.feedback;

const isCategory = (value: string): value is Category => categories.some((known) => known.value === value);
const isPriority = (value: string): value is Priority => priorities.some((known) => known.value === value);

export const problemsOf = (values: FeedbackValues): Problems<FeedbackValues> => ({
  category: isCategory(values.category) ? undefined : texts.categoryRequired,
  title: problemOfText(
    values.title,
    { min: 1, max: titleMax },
    { tooShort: texts.titleRequired, tooLong: texts.titleTooLong },
  ),
  description: problemOfText(values.description, descriptionLimit, {
    tooShort: texts.descriptionTooShort,
    tooLong: texts.descriptionTooLong,
  }),
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

/** The mutation's input, with changed fields only, so that changes that others made to other fields stay. */
export const toChange = (before: FeedbackValues, now: FeedbackValues) =>
  changesOf(toInput(before), toInput(now));
