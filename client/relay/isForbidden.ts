/** Whether the errors of a field with `@catch` include FORBIDDEN. */
export const isForbidden = (errors: readonly unknown[]): boolean =>
  errors.some((error) => {
    const { extensions } = (error ?? {}) as { extensions?: { code?: unknown } };
    return extensions?.code === 'FORBIDDEN';
  });
