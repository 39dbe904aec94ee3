const path = require('node:path');

const jsdom = path.dirname(require.resolve('jsdom'));
const selectors = require(path.join(jsdom, 'jsdom/living/helpers/selectors'));
const { implForWrapper } = require(path.join(jsdom, 'jsdom/living/generated/utils'));

/** By selector: the names of the elements that it can match, or null if it doesn't say. */
const namesBySelector = new Map();

function namesIn(selector) {
  // Keyframes and the like have none.
  if (!selector) return null;
  // The first of jsdom's rules, which begins with a statement that no selector has.
  if (selector.startsWith('@')) return new Set();
  const simple = selector.replace(/\[[^\]]*\]/g, '[');
  // These may contain commas and spaces.
  if (/[("'\\|]/.test(simple)) return null;
  const names = simple.split(',').map((part) => /(?:^|[\s>+~])([a-z][a-z0-9]*)[^\s>+~]*\s*$/.exec(part)?.[1]);
  return names.every(Boolean) ? new Set(names) : null;
}

const { matchesDontThrow } = selectors;
/** jsdom tries each of its 120 default rules on each element; most are for elements with another name. */
selectors.matchesDontThrow = (element, selector) => {
  let names = namesBySelector.get(selector);
  if (names === undefined) {
    names = namesIn(selector);
    namesBySelector.set(selector, names);
  }
  return (names === null || names.has(element._localName)) && matchesDontThrow(element, selector);
};

/**
 * Queries by role ask for the styles of each element and its ancestors several times. jsdom keeps the rules of an
 * element until the page changes; this keeps what it computes from them as long.
 */
exports.keepStyles = (window) => {
  const compute = window.getComputedStyle;
  const computed = new WeakMap();
  window.getComputedStyle = (element, ...pseudo) => {
    const node = implForWrapper(element);
    if (pseudo.some(Boolean) || !node?._attached) return compute(element, ...pseudo);
    const rules = node._ownerDocument._styleCache;
    const kept = rules && computed.get(rules)?.get(node);
    if (kept) return kept;
    const style = compute(element);
    const key = node._ownerDocument._styleCache;
    if (!computed.has(key)) computed.set(key, new WeakMap());
    computed.get(key).set(node, style);
    return style;
  };
};
