import type { Combination } from './combination';

export type ShortcutCategory = 'editor' | 'navigation' | 'actions';

const shortcut = <TId extends string>(
  id: TId,
  category: ShortcutCategory,
  default_key: Combination,
  name: string,
  description: string,
) => ({ id, name, description, default_key, current_key: default_key, category });

const shortcuts = [
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
  shortcut('find_and_replace', 'editor', 'Cmd+Shift+F', 'Find and replace', 'Finds, and replaces one or all'),
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
];

export type ShortcutId = (typeof shortcuts)[number]['id'];
export type KeyboardShortcut = ReturnType<typeof shortcut<ShortcutId>>;

const onOff = [true, false] as const;

/** The allowed values of each setting. */
export const choices = {
  editor: {
    /** In seconds. */
    auto_save_delay: [1, 2, 3, 5, 10, 30],
    font_family: ['serif', 'sans', 'mono'],
    font_size: ['small', 'medium', 'large'],
    line_height: ['compact', 'normal', 'relaxed'],
    zen_mode_padding: ['minimal', 'normal', 'spacious'],
    show_word_count: onOff,
    show_reading_time: onOff,
    show_writing_tips: onOff,
    /** Typed quotes, dashes and dots become those of the text's language. */
    smart_punctuation: onOff,
    /** Dims all paragraphs but the one with the caret. */
    focus_paragraph: onOff,
  },
  notifications: {
    auto_save_notifications: onOff,
    session_reminders: onOff,
    story_comments: onOff,
    /** How this device announces a sprint's quarters and its end. */
    sprint_notice: ['off', 'sound', 'voice'],
  },
  privacy: {
    default_story_privacy: ['private', 'shared', 'public'],
    show_activity_status: onOff,
  },
} as const;

type Chosen<T extends Record<string, readonly unknown[]>> = { -readonly [K in keyof T]: T[K][number] };

export type EditorSettings = Chosen<typeof choices.editor>;

/** A browser's settings, with the names used in storage. Source: specification, sections 3 and 9. */
export interface Settings {
  keyboard_shortcuts: readonly KeyboardShortcut[];
  editor: EditorSettings;
  notifications: Chosen<typeof choices.notifications>;
  privacy: Chosen<typeof choices.privacy>;
}

export const defaultSettings: Settings = {
  keyboard_shortcuts: shortcuts,
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
