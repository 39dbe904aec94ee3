import { setStylesComputed } from './plainTheme';

afterEach(() => setStylesComputed(false));

/** For a test of styles: what it renders from now on has the app's, which other tests leave out. */
export const computeStyles = () => setStylesComputed(true);
