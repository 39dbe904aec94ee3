import { messages } from '../../../server/contract/messages';
import type { LocalDocument } from './model';

type Missing = Pick<LocalDocument, 'kind' | 'title' | 'content'>;

/** The field errors that the server would answer. Only a story requires a title. */
export function missingFields({ kind, title, content }: Missing): Record<string, string> {
  return {
    ...(kind === 'story' && !title.trim() ? { title: messages.story.titleRequired } : {}),
    ...(content.trim() ? {} : { content: messages[kind].contentRequired }),
  };
}
