/** A count for each key; a key whose count is 0 is dropped. */
export class Counts<Key> {
  private readonly counts = new Map<Key, number>();

  get isEmpty(): boolean {
    return this.counts.size === 0;
  }

  of(key: Key): number {
    return this.counts.get(key) ?? 0;
  }

  change(key: Key, by: number) {
    const count = this.of(key) + by;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}
