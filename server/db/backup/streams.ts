import { Readable, type Transform } from 'node:stream';

/** Sends bytes through a transformation. The source's own error is thrown, not the one that its end would cause. */
export async function* pipeThrough(
  chunks: AsyncIterable<Buffer>,
  transform: Transform,
): AsyncGenerator<Buffer> {
  const source = Readable.from(chunks, { objectMode: false });
  source.on('error', (error) => transform.destroy(error));
  source.pipe(transform);
  try {
    for await (const chunk of transform) yield chunk;
  } finally {
    source.destroy();
    transform.destroy();
  }
}
