import type MarkdownIt from 'markdown-it';

const entity = /&(?:#(?:x[a-f0-9]{1,6}|[0-9]{1,7})|[a-z][a-z0-9]{1,31});/iy;
const mostRemembered = 2_000;

/** Replaces markdown-it's own rule, which cuts off the rest of the text for each entity, and decodes each anew. */
export function entities(md: MarkdownIt): void {
  const remembered = new Map<string, string | null>();

  function decoded(written: string): string | null {
    const content = md.utils.unescapeAll(written);
    if (written.startsWith('&#')) return content === written ? '\ufffd' : content;
    // Other names begin with one that needs no semicolon, such as `&notit;`: they are text.
    return content === written || (content.endsWith(';') && written !== '&semi;') ? null : content;
  }

  md.inline.ruler.at('entity', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x26) return false;
    entity.lastIndex = state.pos;
    if (!entity.test(state.src)) return false;
    const markup = state.src.slice(state.pos, entity.lastIndex);
    let content = remembered.get(markup);
    if (content === undefined) {
      content = decoded(markup);
      if (remembered.size >= mostRemembered) remembered.clear();
      // A copy: a slice of the text as a key would keep all of it in memory.
      remembered.set([...markup].join(''), content);
    }
    if (content === null) return false;
    if (!silent) Object.assign(state.push('text_special', '', 0), { content, markup, info: 'entity' });
    state.pos += markup.length;
    return true;
  });
}
