import type { Combination } from './combination';

export type ShortcutId =
  | 'zen_mode'
  | 'exit_zen_mode'
  | 'toggle_preview'
  | 'save_story'
  | 'new_story'
  | 'find'
  | 'find_and_replace'
  | 'outline'
  | 'footnote'
  | 'scene_break'
  | 'keep_lines'
  | 'focus_paragraph'
  | 'dashboard'
  | 'command_palette';

export type ShortcutCategory = 'editor' | 'navigation' | 'actions';

export interface KeyboardShortcut {
  id: ShortcutId;
  name: string;
  description: string;
  default_key: Combination;
  current_key: Combination;
  category: ShortcutCategory;
}

export interface EditorSettings {
  /** In seconds. */
  auto_save_delay: 1 | 2 | 3 | 5 | 10 | 30;
  font_family: 'serif' | 'sans' | 'mono';
  font_size: 'small' | 'medium' | 'large';
  line_height: 'compact' | 'normal' | 'relaxed';
  zen_mode_padding: 'minimal' | 'normal' | 'spacious';
  show_word_count: boolean;
  show_reading_time: boolean;
  show_writing_tips: boolean;
  /** Typed quotes, dashes and dots become those of the text's language. */
  smart_punctuation: boolean;
  /** Dims all paragraphs but the one with the caret. */
  focus_paragraph: boolean;
}

interface NotificationSettings {
  auto_save_notifications: boolean;
  session_reminders: boolean;
  story_comments: boolean;
  /** How this device announces a sprint's quarters and its end. */
  sprint_notice: 'off' | 'sound' | 'voice';
}

interface PrivacySettings {
  default_story_privacy: 'private' | 'shared' | 'public';
  show_activity_status: boolean;
}

/** A browser's settings, with the names used in storage. Source: specification, sections 3 and 9. */
export interface Settings {
  keyboard_shortcuts: readonly KeyboardShortcut[];
  editor: EditorSettings;
  notifications: NotificationSettings;
  privacy: PrivacySettings;
}

const shortcut = (
  id: ShortcutId,
  category: ShortcutCategory,
  default_key: Combination,
  name: string,
  description: string,
): KeyboardShortcut => ({ id, name, description, default_key, current_key: default_key, category });

export const defaultSettings: Settings = {
  keyboard_shortcuts: [
    shortcut('zen_mode', 'editor', 'Cmd+E', 'Zen mode', 'Nothing on the screen but the text'),
    shortcut('exit_zen_mode', 'editor', 'Escape', 'Exit Zen mode', 'Back to the whole editor'),
    shortcut('toggle_preview', 'editor', 'Cmd+P', 'Toggle preview', 'From writing to reading, and back'),
    shortcut(
      'save_story',
      'actions',
      'Cmd+S',
      'Save story',
      'Saves a story, journal or note, and stays in the editor',
    ),
    shortcut('new_story', 'actions', 'Cmd+N', 'New story', 'Opens an empty page'),
    shortcut('find', 'editor', 'Cmd+F', 'Find', 'Finds in the text you write'),
    shortcut(
      'find_and_replace',
      'editor',
      'Cmd+Shift+F',
      'Find and replace',
      'Finds, and replaces one or all',
    ),
    shortcut('outline', 'editor', 'Cmd+Shift+O', 'Outline', 'The headings of the text you write'),
    shortcut('footnote', 'editor', 'Cmd+Shift+L', 'Footnote', 'Begins a note where you write'),
    shortcut('scene_break', 'editor', 'Cmd+Enter', 'Scene break', 'Ends a scene where you write'),
    shortcut(
      'keep_lines',
      'editor',
      'Cmd+Shift+Enter',
      'Keep lines and indents',
      'Shows what you select as it stands, as verse',
    ),
    shortcut(
      'focus_paragraph',
      'editor',
      'Cmd+Shift+E',
      'Focus on the paragraph',
      'Dims all but the paragraph you write',
    ),
    shortcut('dashboard', 'navigation', 'Cmd+D', 'Dashboard', 'Goes to your dashboard'),
    shortcut(
      'command_palette',
      'navigation',
      'Cmd+K',
      'Search and commands',
      'Finds texts, members, screens and actions',
    ),
  ],
  editor: {
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
  },
  notifications: {
    auto_save_notifications: true,
    session_reminders: true,
    story_comments: true,
    sprint_notice: 'off',
  },
  privacy: { default_story_privacy: 'private', show_activity_status: true },
};

type Choices<T> = { [K in keyof T]: readonly T[K][] };
const onOff = [true, false] as const;

/** The allowed values of each setting. */
export const choices = {
  editor: {
    auto_save_delay: [1, 2, 3, 5, 10, 30],
    font_family: ['serif', 'sans', 'mono'],
    font_size: ['small', 'medium', 'large'],
    line_height: ['compact', 'normal', 'relaxed'],
    zen_mode_padding: ['minimal', 'normal', 'spacious'],
    show_word_count: onOff,
    show_reading_time: onOff,
    show_writing_tips: onOff,
    smart_punctuation: onOff,
    focus_paragraph: onOff,
  } satisfies Choices<EditorSettings>,
  notifications: {
    auto_save_notifications: onOff,
    session_reminders: onOff,
    story_comments: onOff,
    sprint_notice: ['off', 'sound', 'voice'],
  } satisfies Choices<NotificationSettings>,
  privacy: {
    default_story_privacy: ['private', 'shared', 'public'],
    show_activity_status: onOff,
  } satisfies Choices<PrivacySettings>,
} as const;
