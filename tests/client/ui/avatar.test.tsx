import { act, render } from '@testing-library/react';
import { UiProvider } from '../../../client/shell/UiProvider';
import { Avatar } from '../../../client/ui/content/Avatar';
import { pictureHost, showPicture } from '../../../client/ui/content/shownPictures';

const show = (props: { url: string | null; own?: boolean }) =>
  render(
    <UiProvider>
      <Avatar name="Ann" size="8" {...props} />
      <Avatar name="Ann" size="12" {...props} />
    </UiProvider>,
  );
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('an external picture is loaded only on request, and then everywhere', () => {
  const { container } = show({ url: 'https://pictures.example/a.png' });
  expect(sources(container)).toEqual([]);
  expect(container).toHaveTextContent('AA');
  act(() => showPicture('https://pictures.example/b.png'));
  expect(sources(container)).toEqual([]);
  act(() => showPicture('https://pictures.example/a.png'));
  expect(sources(container)).toEqual(['https://pictures.example/a.png', 'https://pictures.example/a.png']);
});

test('one’s own is shown at once', () => {
  const { container } = show({ url: 'https://pictures.example/own.png', own: true });
  expect(sources(container)).toHaveLength(2);
});

test('a picture of the app’s own host needs no question', () => {
  expect(pictureHost(`${window.location.origin}/me.png`)).toBeNull();
  expect(pictureHost('https://pictures.example:8443/me.png')).toBe('pictures.example:8443');
  expect(pictureHost(null)).toBeNull();
});
