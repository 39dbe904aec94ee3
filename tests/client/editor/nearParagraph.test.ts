import type { Node } from 'slate';
import { ReactEditor } from 'slate-react';
import { linesIn } from '../../../client/editor/edit';
import { markNearParagraph } from '../../../client/editor/nearParagraph';
import { edited } from './edited';

afterEach(() => jest.restoreAllMocks());

test('a line that is not rendered yet is left out until it is', () => {
  const { editor, putCaret } = edited('one\ntwo\n\nthree');
  putCaret(1, 0);
  const elements = new Map<Node, HTMLElement>(
    [editor, ...linesIn(editor)].map((node) => [node, document.createElement('div')]),
  );
  const [, one, two, , three] = [...elements.values()];
  jest.spyOn(ReactEditor, 'toDOMNode').mockImplementation((_editor, node) => {
    const element = elements.get(node);
    if (!element) throw new Error('Cannot resolve a DOM node');
    return element;
  });
  const marked = () => [one, two, three].map((element) => element?.hasAttribute('data-near'));
  markNearParagraph(editor, true);
  expect(marked()).toEqual([true, true, false]);
  elements.delete(linesIn(editor)[1] as Node);
  markNearParagraph(editor, true);
  expect(marked()).toEqual([true, false, false]);
});
