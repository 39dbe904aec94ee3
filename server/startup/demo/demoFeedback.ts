import { FeedbackCategory, FeedbackPriority, FeedbackStatus } from '../../contract/enums';
import { checkShape, DemoContentError, readList, requireOneOf, type Shape } from './readContent';

export interface DemoFeedback {
  title: string;
  description: string;
  /** A demo member's username. */
  author: string;
  category: FeedbackCategory;
  priority?: FeedbackPriority | null;
  status: FeedbackStatus;
  daysAgo: number;
  /** When its status last changed, if it did. */
  changedDaysAgo?: number | null;
  /** Usernames. */
  assigned?: { to: string; by: string } | null;
  upvotes: string[];
  downvotes: string[];
}

const shape: Shape<DemoFeedback> = {
  title: 'text',
  description: 'text',
  author: 'text',
  category: 'text',
  priority: 'text?',
  status: 'text',
  daysAgo: 'number',
  changedDaysAgo: 'number?',
  assigned: 'object?',
  upvotes: 'list',
  downvotes: 'list',
};

export function loadFeedback(folder: string, usernames: ReadonlySet<string>): DemoFeedback[] {
  const file = 'feedback.json';
  return readList(folder, file).map((item) => {
    const feedback = checkShape(file, item, shape);
    const fail = (problem: string) => new DemoContentError(file, `${feedback.title}: ${problem}`);
    const { author, assigned, upvotes, downvotes, priority } = feedback;
    requireOneOf(Object.values(FeedbackCategory), feedback.category, () => fail('unknown category'));
    requireOneOf(Object.values(FeedbackStatus), feedback.status, () => fail('unknown status'));
    if (priority != null)
      requireOneOf(Object.values(FeedbackPriority), priority, () => fail('unknown priority'));
    const voters = [...upvotes, ...downvotes];
    for (const name of [author, ...voters, ...(assigned ? [assigned.to, assigned.by] : [])])
      if (!usernames.has(name)) throw fail(`unknown member '${name}'`);
    if (voters.includes(author) || new Set(voters).size < voters.length)
      throw fail('nobody votes twice, or on their own');
    return feedback;
  });
}
