import { renderHook } from '@testing-library/react';
import { emptyDraft } from '../../../client/features/story/storyDraft';
import { readUnsavedCopy } from '../../../client/features/story/unsavedCopy';
import { useUnsavedCopy } from '../../../client/features/story/useUnsavedCopy';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const copyOf = (content: string) => ({
  draft: { ...emptyDraft, content },
  baseUpdatedAt: null,
  localId: 'local_1_a',
  firstSent: null,
});
const typing = () =>
  renderHook(
    ({ content, storyId }: { content: string; storyId: string | null }) =>
      useUnsavedCopy({ memberId: 'user_ann', storyId }, copyOf(content), true),
    { initialProps: { content: '0', storyId: null as string | null } },
  );
const kept = (storyId: string | null = null) => readUnsavedCopy('user_ann', storyId)?.draft.content;

test('text typed without a pause is kept all along', () => {
  const { rerender } = typing();
  for (let change = 1; change <= 20; change += 1) {
    jest.advanceTimersByTime(150);
    rerender({ content: String(change), storyId: null });
    if (change > 1) expect(Number(kept())).toBeGreaterThanOrEqual(change - 2);
  }
});

test('what is not written yet is written as the page goes', () => {
  const { rerender } = typing();
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('0');
  rerender({ content: '1', storyId: null });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept()).toBe('0');
});

test('with its id, a story is kept under that alone', () => {
  const { rerender } = typing();
  jest.advanceTimersByTime(200);
  rerender({ content: '1', storyId: 'story_9' });
  expect(kept('story_9')).toBe('1');
  expect(kept()).toBeUndefined();
});
