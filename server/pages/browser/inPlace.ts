/**
 * Runs after a data block of HTML, while the document is parsed, and puts the block's content in its place: nothing that is
 * already painted moves.
 */
{
  const block = document.currentScript?.previousElementSibling;
  if (block) block.outerHTML = block.textContent;
}
