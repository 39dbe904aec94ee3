/**
 * Runs while the document is parsed: lays out what is above it now, and what follows in a task of its own. As part of the first
 * picture, all that is one task, in which a slow phone hears no touch.
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
