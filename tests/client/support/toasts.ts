import { toast } from '../../../client/ui/feedback/toaster';

let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const kind of ['success', 'error'] as const) {
    const show = toast[kind];
    jest.spyOn(toast, kind).mockImplementation((text) => {
      said.push(text);
      show(text);
    });
  }
});
afterEach(() => jest.restoreAllMocks());

/** All toasts of this test, including those that are no longer shown. */
export const toasts = () => said;
