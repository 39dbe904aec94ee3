/** Starts a download by the browser, which shows progress and keeps the page. */
export function startDownload(url: string) {
  // The link contains the official address, whose host may differ from the current one.
  const { pathname, search } = new URL(url);
  const link = document.createElement('a');
  link.href = `${pathname}${search}`;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
