/** As a download of the browser's own: it has no bounds, shows how far it is, and this page stays. */
export function startDownload(url: string) {
  // The address is the app's official one; whichever it was opened at serves the file as well.
  const { pathname, search } = new URL(url);
  const link = document.createElement('a');
  link.href = `${pathname}${search}`;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
