import { Fragment, isValidElement, type ReactNode } from 'react';
import { parser } from '../markdown/parser';

const { escapeHtml } = parser.utils;

/** Those whose name in HTML is another; HTML ignores case. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
};

/** Elements without content. */
const empty: ReadonlySet<string> = new Set(['input', 'link', 'meta']);

type Props = Readonly<Record<string, unknown>> & {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
};

function attribute(property: string, value: unknown): string {
  const name = names[property] ?? property;
  if (typeof value === 'string') return ` ${name}="${escapeHtml(value)}"`;
  if (value == null) return '';
  if (typeof value === 'number') return ` ${name}="${value}"`;
  if (typeof value !== 'boolean') throw new TypeError(`${property} can't be printed`);
  if (property.startsWith('aria-')) return ` ${name}="${value}"`;
  return value ? ` ${name}=""` : '';
}

function element(tag: string, props: Props): string {
  let start = `<${tag}`;
  for (const name in props)
    if (name !== 'children' && name !== 'dangerouslySetInnerHTML') start += attribute(name, props[name]);
  if (empty.has(tag)) return `${start}/>`;
  const { children, dangerouslySetInnerHTML: raw } = props;
  return `${start}>${raw ? raw.__html : toMarkup(children)}</${tag}>`;
}

/**
 * React elements as HTML: components that are functions of their properties, without hooks. renderToStaticMarkup takes longer,
 * because it also prepares for streams and hydration.
 */
export function toMarkup(node: ReactNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  if (node == null || typeof node === 'boolean') return '';
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) {
    let all = '';
    for (const child of node) all += toMarkup(child);
    return all;
  }
  if (!isValidElement<Props>(node)) throw new TypeError('Only elements and text can be printed');
  const { type, props } = node;
  if (typeof type === 'string') return element(type, props);
  if (type === Fragment) return toMarkup(props.children);
  if (typeof type !== 'function') throw new TypeError('Only components that are functions can be printed');
  return toMarkup((type as (props: Props) => ReactNode)(props));
}
