/**
 * Runs while the document is parsed: makes the browser lay out the part above now, and the rest in a task of its own. Otherwise the
 * first paint is one long task, during which a slow phone doesn't respond.
 */
{
  // Reading a size makes the browser lay out.
  const layOut = () => document.body.getBoundingClientRect();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    layOut();
  };
  port2.postMessage(null);
  layOut();
}
