import { toast } from '../../../client/ui/feedback/toaster';

let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const kind of ['success', 'error'] as const) {
    const show = toast[kind];
    jest.spyOn(toast, kind).mockImplementation((text, key?: string) => {
      said.push(text);
      show(text, key);
    });
  }
});
afterEach(() => jest.restoreAllMocks());

/** What was said in this test, also what is gone from the screen again on a slow machine. */
export const toasts = () => said;
