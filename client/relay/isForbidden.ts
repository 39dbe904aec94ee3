/** Whether a field that `@catch` gave the errors of is there, and not the viewer's to see. */
export const isForbidden = (errors: readonly unknown[]): boolean =>
  errors.some((error) => {
    const { extensions } = (error ?? {}) as { extensions?: { code?: unknown } };
    return extensions?.code === 'FORBIDDEN';
  });
