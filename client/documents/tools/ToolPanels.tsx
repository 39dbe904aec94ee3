import { changeGroup } from '../../settings/settingsStore';
import { useSettings } from '../../settings/useSettings';
import { useShortcut } from '../../shortcuts/shortcuts';
import type { Writing } from '../screens/useWriting';
import { FindBar } from './FindBar';
import { GoalDialog } from './GoalDialog';
import { OutlineDialog } from './OutlineDialog';
import { useFileDrop } from './useFileDrop';
import { useWritingMinutes } from './useGoal';

/** The open tools, the shortcuts of all, the minutes for a goal, and files dropped onto the page. */
export function ToolPanels({ writing }: { writing: Writing }) {
  const { tools, refs, readOnly, mode } = writing;
  const { focus_paragraph } = useSettings().editor;
  const isWriting = mode !== 'preview';
  useShortcut('find', () => tools.show('find'), isWriting);
  useShortcut('find_and_replace', () => tools.show('replace'), isWriting && !readOnly);
  useShortcut('outline', () => tools.show('outline'), isWriting);
  useShortcut('footnote', () => refs.editor.current?.insertFootnote(), isWriting && !readOnly);
  useShortcut('scene_break', () => refs.editor.current?.insertSceneBreak(), isWriting && !readOnly);
  useShortcut('keep_lines', () => refs.editor.current?.toggleVerse(), isWriting && !readOnly);
  // A setting, which can be changed in the preview as well.
  useShortcut('focus_paragraph', () => changeGroup('editor', { focus_paragraph: !focus_paragraph }));
  useWritingMinutes(writing);
  useFileDrop(writing);
  return (
    <>
      {isWriting && (tools.open === 'find' || tools.open === 'replace') && <FindBar writing={writing} />}
      <OutlineDialog writing={writing} open={tools.open === 'outline'} onClose={tools.close} />
      <GoalDialog writing={writing} open={tools.open === 'goal'} onClose={tools.close} />
    </>
  );
}
