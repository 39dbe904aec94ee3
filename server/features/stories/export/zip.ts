import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile as Zip } from 'yazl';

export interface ZipFile {
  path: string;
  changedAt?: Date;
  content: string | AsyncIterable<string>;
}

/**
 * Writes a ZIP as its client consumes it: the next file is requested after the previous one was written, so
 * at most one is in memory. Returns false if the client disconnected. If producing a file fails it throws and
 * cuts the output off, so that a partial file isn't mistaken for a complete one.
 */
export async function writeZip(files: AsyncIterable<ZipFile>, output: Writable): Promise<boolean> {
  const zip = new Zip();
  const disconnected = new AbortController();
  const sent = pipeline(zip.outputStream as Readable, output);
  // If sending fails, stop waiting for the current file to be consumed.
  sent.catch(() => disconnected.abort());
  try {
    for await (const { path, changedAt, content } of files) {
      // The library keeps an entry's callback until the end; drop the reference so that texts can be freed.
      let stream: Readable | undefined = Readable.from(typeof content === 'string' ? [content] : content, {
        objectMode: false,
      });
      try {
        // The library can't write times before 1970, which imported texts have; its error would end the server.
        const mtime = changedAt && new Date(Math.max(0, changedAt.getTime()));
        zip.addReadStreamLazy(path, { mtime }, (give) => {
          if (stream) give(null, stream);
        });
        await finished(stream, { signal: disconnected.signal });
      } finally {
        stream.destroy();
        stream = undefined;
      }
    }
    zip.end();
    await sent;
    return true;
  } catch (error) {
    if (disconnected.signal.aborted) return false;
    output.destroy(error as Error);
    await sent.catch(() => undefined);
    throw error;
  }
}
