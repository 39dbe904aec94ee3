import { limits } from './limits';

/** Further members mentioned in one comment are not notified. */
const mentionsMax = 20;

/** The usernames that a comment mentions, as in `@ana`; not within words or addresses. */
export function mentionsIn(content: string): string[] {
  const names = new Set<string>();
  for (const [, name = ''] of content.matchAll(/(?<![\w@./-])@([\w-]+)/g)) {
    if (limits.username.pattern.test(name) && name.length <= limits.username.max)
      names.add(name.toLowerCase());
    if (names.size === mentionsMax) break;
  }
  return [...names];
}
