/**
 * Runs while the document is parsed, directly after a data block of HTML, and replaces the block by its content. As the rest of the
 * page isn't painted yet, nothing moves.
 */
{
  const block = document.currentScript?.previousElementSibling;
  if (block) block.outerHTML = block.textContent;
}
