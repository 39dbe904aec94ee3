/**
 * Notes the time before a request. The returned function expects what was granted for `ms` since to end then, to the
 * second, however long the request took.
 */
export function startLasting() {
  const before = Date.now();
  return (endsAt: Date, ms: number) => {
    const grantedAt = endsAt.getTime() - ms;
    expect(grantedAt).toBeGreaterThan(before - 1_000);
    expect(grantedAt).toBeLessThanOrEqual(Date.now());
  };
}
