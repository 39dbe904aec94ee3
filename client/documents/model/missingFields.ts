import { messages } from '../../../server/contract/messages';
import type { LocalDocument } from './model';

type CheckedText = Pick<LocalDocument, 'kind' | 'title' | 'content'>;

/** The errors, by field, with which the server would refuse the text for missing fields. Only a story requires a title. */
export function missingFields({ kind, title, content }: CheckedText): Record<string, string> {
  return {
    ...(kind === 'story' && !title.trim() ? { title: messages.story.titleRequired } : {}),
    ...(content.trim() ? {} : { content: messages[kind].contentRequired }),
  };
}
