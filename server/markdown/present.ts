import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';

/** The page's own title is its h1, so a story's headings start below it. */
function shiftHeading(token: Token) {
  token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`;
}

function presentLink(token: Token) {
  const href = token.attrGet('href') ?? '';
  token.attrSet('rel', 'nofollow noopener noreferrer ugc');
  if (/^https?:/i.test(href)) token.attrSet('target', '_blank');
}

/** Anything but https would be blocked or tell the reader's visit to a stranger in the open: its text stays. */
function presentImage(token: Token, md: MarkdownIt) {
  if (/^https:\/\//i.test(token.attrGet('src') ?? '')) {
    token.attrSet('loading', 'lazy');
    token.attrSet('referrerpolicy', 'no-referrer');
    return;
  }
  token.content = md.renderer.renderInlineAsText(token.children ?? [], md.options, {});
  token.type = 'text';
  token.tag = '';
  token.attrs = null;
  token.children = null;
}

/** The Content-Security-Policy allows no style attributes. */
function presentCell(token: Token) {
  const style = token.attrGet('style');
  if (style) token.attrs = [['class', style.replace('text-align:', 'align-')]];
}

const taskMark = /^\[([ xX])\] /;

/** `- [x] done`: the mark becomes a checkbox that only shows. */
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

/** Gives the parsed tokens the shape that our pages want, in one walk. */
export function present(md: MarkdownIt): void {
  md.core.ruler.push('present', ({ tokens, Token }) => {
    const lists: Token[] = [];
    tokens.forEach((token, index) => {
      if (token.type === 'heading_open' || token.type === 'heading_close') shiftHeading(token);
      else if (token.type === 'th_open' || token.type === 'td_open') presentCell(token);
      else if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') lists.push(token);
      else if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') lists.pop();
      else if (token.type === 'inline') {
        for (const child of token.children ?? []) {
          if (child.type === 'link_open') presentLink(child);
          else if (child.type === 'image') presentImage(child, md);
        }
        const item = tokens[index - 2];
        const list = lists.at(-1);
        if (list && item?.type === 'list_item_open')
          presentTask(token, item, list, new Token('task_checkbox', 'input', 0));
      }
    });
  });
}
