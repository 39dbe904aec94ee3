/**
 * Runs while the document is parsed: lays out what is above it now, and what follows in a task of its own. Otherwise the first paint
 * is one long task, during which a slow phone doesn't respond.
 */
{
  const layOut = () => document.body.getBoundingClientRect();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    layOut();
  };
  port2.postMessage(null);
  layOut();
}
