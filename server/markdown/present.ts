import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { presentLinksAndImages } from './linksAndImages';

/** The page's title is its h1, so headings of a story start at h2. */
function shiftHeading(token: Token) {
  token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`;
}

/**
 * Sets the direction of top-level blocks from their text. Nested blocks inherit it, because dir="auto" inside
 * would not count for the outer block.
 */
function presentDirection(token: Token) {
  if (token.level === 0 && token.nesting === 1) token.attrSet('dir', 'auto');
}

/** The Content-Security-Policy forbids style attributes. */
function presentCell(token: Token) {
  const style = token.attrGet('style');
  if (style) token.attrs = [['class', style.replace('text-align:', 'align-')]];
}

const taskMark = /^\[([ xX])\] /;

/** Turns `- [x] done` into a read-only checkbox. */
function presentTask(inline: Token, item: Token, list: Token, checkbox: Token) {
  const first = inline.children?.[0];
  const mark = first?.type === 'text' ? taskMark.exec(first.content) : null;
  if (!first || !mark) return;
  first.content = first.content.slice(mark[0].length);
  checkbox.attrSet('type', 'checkbox');
  checkbox.attrSet('aria-label', 'Task');
  checkbox.attrSet('disabled', '');
  if (mark[1] !== ' ') checkbox.attrSet('checked', '');
  inline.children?.unshift(checkbox);
  item.attrSet('class', 'task-list-item');
  list.attrSet('class', 'contains-task-list');
}

/** Adapts the parsed tokens to our pages, in one pass. */
export function present(md: MarkdownIt): void {
  md.core.ruler.push('present', ({ tokens, Token }) => {
    const lists: Token[] = [];
    tokens.forEach((token, index) => {
      presentDirection(token);
      if (token.type === 'heading_open' || token.type === 'heading_close') shiftHeading(token);
      else if (token.type === 'th_open' || token.type === 'td_open') presentCell(token);
      else if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') lists.push(token);
      else if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') lists.pop();
      else if (token.type === 'inline') {
        presentLinksAndImages(token, md);
        const item = tokens[index - 2];
        const list = lists.at(-1);
        if (list && item?.type === 'list_item_open')
          presentTask(token, item, list, new Token('task_checkbox', 'input', 0));
      }
    });
  });
}
