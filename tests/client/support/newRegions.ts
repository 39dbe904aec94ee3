/** The text that each live region came with. It isn't read out: only what comes later is. */
export function watchNewRegions(): Map<Element, string | null> {
  const cameWith = new Map<Element, string | null>();
  const keep = (region: Element) => cameWith.set(region, region.textContent);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) {
        if (node.matches('[role=status]')) keep(node);
        node.querySelectorAll('[role=status]').forEach(keep);
      }
  }).observe(document.body, { childList: true, subtree: true });
  return cameWith;
}
