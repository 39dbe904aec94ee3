import { browserConnection } from '../../../client/documents/sync/browserPorts';

/** The event of a page that was restored from the back/forward cache. */
const pageShow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test('a tab that resumes from a freeze or the back/forward cache gets the same event as after a reconnect', () => {
  const heard = jest.fn();
  const end = browserConnection.subscribe(heard);
  window.dispatchEvent(pageShow(false));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(pageShow(true));
  document.dispatchEvent(new Event('resume'));
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(3);
  end();
  window.dispatchEvent(pageShow(true));
  document.dispatchEvent(new Event('resume'));
  expect(heard).toHaveBeenCalledTimes(3);
});
