import path from 'node:path';
import type { Logger } from 'pino';
import { messages } from '../../../contract/messages';
import { AppError, badInput } from '../../../lib/errors';
import type { RenderedStory } from '../../../model/renderedStory';
import { RenderThreads, type ThreadLimits } from '../../../render/threads/renderThreads';

const usualLimits: ThreadLimits = {
  /** Two even on small machines, so that one slow story doesn't block the next reader. */
  threads: 2,
  maxWaiting: 20,
  maxOfOne: 3,
  waitLimitMs: 60_000,
  /**
   * Stops only rendering that would never end. Long stories are limited by counting their pages, so that a slow machine makes the
   * same files.
   */
  timeLimitMs: 600_000,
  /** The longest stories need far less. */
  megabytes: 384,
};

/** The length of a long story in UTF-16 units, about 50,000 words. Shorter stories don't wait for long ones. */
const longFrom = 300_000;

/**
 * Renders stories as PDF and EPUB for readers (a member's id or an address). RATE_LIMITED if too many are
 * waiting; BAD_USER_INPUT if a story exceeds the limits.
 */
export class StoryRenderer extends RenderThreads<RenderedStory> {
  constructor(log: Pick<Logger, 'error'>, limits: Partial<ThreadLimits> = {}) {
    super(log, {
      file: path.join(__dirname, 'renderWorker'),
      limits: { ...usualLimits, ...limits },
      busy: () => new AppError('RATE_LIMITED', messages.download.busy, { retryAfter: 5 }),
      tooMuch: () => badInput({ content: messages.download.tooMuch }),
    });
  }

  override render(story: RenderedStory, reader: string, signal: AbortSignal): Promise<Uint8Array> {
    return super.render(story, reader, signal, { isLong: story.content.length >= longFrom });
  }
}
