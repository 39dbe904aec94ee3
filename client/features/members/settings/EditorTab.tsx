import { chakra } from '@chakra-ui/react';
import { useAuth } from '../../../auth/useAuth';
import { restoreTips } from '../../../documents/screens/tipsDismissal';
import { writingStyle } from '../../../documents/screens/writingStyle';
import type { EditorSettings } from '../../../settings/settings';
import { changeGroup } from '../../../settings/settingsStore';
import { useSettings } from '../../../settings/useSettings';
import { ChoiceRow, namedChoices } from '../../../ui/form/ChoiceRow';
import { Sections, SettingsSection } from '../../../ui/form/SettingsSection';
import { SwitchRow } from '../../../ui/form/SwitchRow';

const change = (patch: Partial<EditorSettings>) => changeGroup('editor', patch);

const delays = ([1, 2, 3, 5, 10, 30] as const).map((value) => ({ value, label: `${value} s` }));

export function EditorTab() {
  const { editor } = useSettings();
  const memberId = useAuth().viewer?.id ?? null;
  return (
    <Sections>
      <SettingsSection
        title="The page you write on"
        lead="How your text looks while you write it. Readers always see it set in our own type."
      >
        <TextSample editor={editor} />
        <ChoiceRow
          label="Font"
          help="Typeface of the text."
          choices={namedChoices('serif', 'sans', 'mono')}
          value={editor.font_family}
          onChange={(font_family) => change({ font_family })}
        />
        <ChoiceRow
          label="Font size"
          help="How large it is."
          choices={namedChoices('small', 'medium', 'large')}
          value={editor.font_size}
          onChange={(font_size) => change({ font_size })}
        />
        <ChoiceRow
          label="Line height"
          help="The space between lines."
          choices={namedChoices('compact', 'normal', 'relaxed')}
          value={editor.line_height}
          onChange={(line_height) => change({ line_height })}
        />
        <ChoiceRow
          label="Zen mode padding"
          help="How much room is beside the text when it fills the screen."
          choices={namedChoices('minimal', 'normal', 'spacious')}
          value={editor.zen_mode_padding}
          onChange={(zen_mode_padding) => change({ zen_mode_padding })}
        />
      </SettingsSection>
      <TypingSection editor={editor} />
      <SettingsSection title="Around the page">
        <SwitchRow
          label="Show word count"
          help="How many words your text has, at its side."
          checked={editor.show_word_count}
          onChange={(show_word_count) => change({ show_word_count })}
        />
        <SwitchRow
          label="Show reading time"
          help="How long it takes to read, at 200 words a minute."
          checked={editor.show_reading_time}
          onChange={(show_reading_time) => change({ show_reading_time })}
        />
        <SwitchRow
          label="Show writing tips"
          help="A few words for a start. Turning them on brings back those you have dismissed."
          checked={editor.show_writing_tips}
          onChange={(show_writing_tips) => {
            if (show_writing_tips) restoreTips(memberId);
            change({ show_writing_tips });
          }}
        />
      </SettingsSection>
      <SettingsSection title="Auto-save">
        <ChoiceRow
          label="Auto-save delay"
          help="How long after your last keystroke auto-save runs."
          choices={delays}
          value={editor.auto_save_delay}
          onChange={(auto_save_delay) => change({ auto_save_delay })}
        />
      </SettingsSection>
    </Sections>
  );
}

function TypingSection({ editor }: { editor: EditorSettings }) {
  return (
    <SettingsSection title="While you type">
      <SwitchRow
        label="Smart punctuation"
        help="Quotes become those of the text’s language, -- and --- become dashes, ... an ellipsis. Undo or Backspace right after returns what you typed; code and addresses stay."
        checked={editor.smart_punctuation}
        onChange={(smart_punctuation) => change({ smart_punctuation })}
      />
      <SwitchRow
        label="Focus on the paragraph"
        help="Dims all but the paragraph you write."
        checked={editor.focus_paragraph}
        onChange={(focus_paragraph) => change({ focus_paragraph })}
      />
    </SettingsSection>
  );
}

function TextSample({ editor }: { editor: EditorSettings }) {
  return (
    <chakra.figure aria-label="How it looks" px="5" py="4" bg="paper.sunken" borderRadius="md" mb="2">
      <chakra.p maxW="measure" {...writingStyle(editor)}>
        The lamp was lit at seven. Nobody spoke, and then everyone did; by eight there was only the sound of
        pens.
      </chakra.p>
    </chakra.figure>
  );
}
