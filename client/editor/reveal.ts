/** Lines kept between the caret and the edge, where there is room for them. */
const marginLines = 2;

const isScroller = (element: Element) => /auto|scroll|overlay/.test(getComputedStyle(element).overflowY);

/** The element that scrolls the text: an ancestor, or the page. */
function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (isScroller(parent)) return parent;
  return document.scrollingElement ?? document.documentElement;
}

/** The box of the range's start; that of its element where the range has none, as in an empty line. */
export function caretBox(range: Range): DOMRect {
  const [box] = range.getClientRects();
  if (box) return box;
  const { startContainer } = range;
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  return (element ?? document.documentElement).getBoundingClientRect();
}

const pixels = (value: string) => Number.parseFloat(value) || 0;

/** Scrolls the caret into view, or to the middle; without animation, because it runs while typing. */
export function reveal(editable: Element, range: Range, centres: boolean) {
  const scroller = scrollerOf(editable);
  const isPage = scroller === document.scrollingElement;
  const height = window.visualViewport?.height ?? window.innerHeight;
  const frame = isPage ? { top: 0, bottom: height } : scroller.getBoundingClientRect();
  const caret = caretBox(range);
  const scrollBy = (distance: number) => {
    if (Math.abs(distance) >= 1) scroller.scrollTop += distance;
  };
  if (centres) {
    scrollBy((caret.top + caret.bottom) / 2 - (frame.top + frame.bottom) / 2);
    return;
  }
  const style = getComputedStyle(scroller);
  const [clearTop, clearBottom] = [
    frame.top + pixels(style.scrollPaddingTop),
    frame.bottom - pixels(style.scrollPaddingBottom),
  ];
  const room = Math.max(clearBottom - clearTop - caret.height, 0);
  const margin = Math.min(caret.height * marginLines, room / 2);
  const [top, bottom] = [clearTop + margin, clearBottom - margin];
  if (caret.top < top) scrollBy(caret.top - top);
  else if (caret.bottom > bottom) scrollBy(Math.ceil(caret.bottom - bottom));
}
