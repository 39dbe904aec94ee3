import { triesMax } from '../../../client/documents/sync/queue';
import { magicLinkRedirectMs } from '../../../client/features/identity/account/MagicLinkPage';
import { resetRedirectMs } from '../../../client/features/identity/account/ResetPasswordPage';
import {
  lowTimeSeconds,
  minutesToChoose,
  timerMinutes,
} from '../../../client/features/stories/story/writingTimer';
import { safetyTimeoutMs } from '../../../client/forms/useCheckedForm';
import { choices, defaultSettings } from '../../../client/settings/settings';
import { toastDurationMs } from '../../../client/ui/feedback/toaster';
import {
  ExerciseCategory,
  ExerciseDifficulty,
  FeedbackCategory,
  FeedbackPriority,
  FeedbackStatus,
  PrivacyLevel,
  Role,
  SessionStatus,
} from '../../../server/contract/enums';
import { limits } from '../../../server/contract/limits';

/** The constants of section 9 of the specification; their effects are tested where they are used. */
describe('the specification’s constants', () => {
  test.each<[name: string, actual: unknown, written: unknown]>([
    ['username', [limits.username.min, limits.username.max], [3, 50]],
    ['password', limits.password.min, 8],
    ['display name', limits.displayName.max, 100],
    ['bio', limits.bio.max, 500],
    ['session capacity', limits.session.capacity, { min: 2, max: 50, default: 10 }],
    ['session durations offered', limits.session.duration.choices, [60, 90, 120, 180]],
    ['session duration at first', limits.session.duration.default, 120],
    ['session duration', [limits.session.duration.min, limits.session.duration.step], [15, 5]],
    ['upcoming sessions', limits.session.upcoming, 5],
    ['exercise time limit', limits.exercise.timeLimit, { min: 5, max: 240, step: 5, default: 30 }],
    ['tags', [limits.story.tagsMax, limits.exercise.tagsMax, limits.tag.max], [10, 10, 20]],
    ['tag suggestions', [limits.tag.suggestions, limits.tag.popular], [8, 10]],
    ['feedback title', limits.feedback.titleMax, 200],
    ['feedback description', limits.feedback.description, { min: 10, max: 2000 }],
    ['feedback list', limits.feedback.list, 50],
    ['story list', limits.page.restStories, 100],
    [
      'excerpts',
      [limits.excerpt.card, limits.excerpt.exerciseCard, limits.excerpt.profileCard],
      [200, 150, 150],
    ],
    ['reading speed', limits.wordsPerMinute, 200],
    ['timer durations', timerMinutes, [5, 10, 15, 20, 25, 30, 45, 60]],
    ['timer beside an exercise’s limit', minutesToChoose(7).includes(7), true],
    ['low time', lowTimeSeconds, 60],
    ['tries of a queued item', triesMax, 3],
    ['sign-in’s safety time-out', safetyTimeoutMs, 10_000],
    ['toasts', toastDurationMs, 4_000],
    ['redirects', [resetRedirectMs, magicLinkRedirectMs], [3_000, 2_000]],
  ])('%s', (_name, actual, written) => {
    expect(actual).toEqual(written);
  });

  test.each<[name: string, actual: Record<string, string>, written: string[]]>([
    ['roles', Role, ['admin', 'instructor', 'user']],
    ['privacy levels', PrivacyLevel, ['private', 'shared', 'public']],
    ['session statuses', SessionStatus, ['scheduled', 'in_progress', 'completed', 'cancelled']],
    ['difficulties', ExerciseDifficulty, ['beginner', 'intermediate', 'advanced']],
    [
      'exercise categories',
      ExerciseCategory,
      [
        'character',
        'plot',
        'setting',
        'dialogue',
        'description',
        'poetry',
        'flash-fiction',
        'creative-nonfiction',
      ],
    ],
    ['feedback categories', FeedbackCategory, ['feature', 'bug', 'improvement', 'other']],
    [
      'feedback statuses',
      FeedbackStatus,
      ['open', 'under_review', 'accepted', 'implemented', 'rejected', 'closed'],
    ],
    ['feedback priorities', FeedbackPriority, ['low', 'medium', 'high', 'critical']],
  ])('%s', (_name, actual, written) => {
    expect(Object.values(actual)).toEqual(written);
  });
});

describe('the specification’s settings at first', () => {
  test('are its own', () => {
    const { editor, notifications, privacy } = defaultSettings;
    expect(editor).toEqual({
      auto_save_delay: 3,
      font_family: 'serif',
      font_size: 'medium',
      line_height: 'normal',
      zen_mode_padding: 'normal',
      show_word_count: true,
      show_reading_time: true,
      show_writing_tips: true,
      smart_punctuation: true,
      focus_paragraph: false,
    });
    expect(notifications).toEqual({
      auto_save_notifications: true,
      session_reminders: true,
      story_comments: true,
      sprint_notice: 'off',
    });
    expect(privacy).toEqual({ default_story_privacy: 'private', show_activity_status: true });
  });

  test('have its choices', () => {
    expect(choices.editor.auto_save_delay).toEqual([1, 2, 3, 5, 10, 30]);
    expect(choices.editor.font_family).toEqual(['serif', 'sans', 'mono']);
    expect(choices.editor.font_size).toEqual(['small', 'medium', 'large']);
    expect(choices.editor.line_height).toEqual(['compact', 'normal', 'relaxed']);
    expect(choices.editor.zen_mode_padding).toEqual(['minimal', 'normal', 'spacious']);
  });

  test('have its shortcuts', () => {
    const keys = Object.fromEntries(
      defaultSettings.keyboard_shortcuts.map(({ id, default_key }) => [id, default_key]),
    );
    expect(keys).toMatchObject({
      zen_mode: 'Cmd+E',
      exit_zen_mode: 'Escape',
      toggle_preview: 'Cmd+P',
      save_story: 'Cmd+S',
      new_story: 'Cmd+N',
      dashboard: 'Cmd+D',
      // Not the specification's: the command palette.
      command_palette: 'Cmd+K',
    });
  });
});
