import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile as Zip } from 'yazl';

export interface ZipFile {
  path: string;
  changedAt?: Date;
  content: string | AsyncIterable<string>;
}

/**
 * Writes a ZIP as its reader takes it: the next file is asked for once the last has gone into it, so that no more than
 * one is in memory. False where the reader went away. Where making a file fails it throws, and the output is cut off, so
 * that nobody takes what has come for the whole.
 */
export async function writeZip(files: AsyncIterable<ZipFile>, output: Writable): Promise<boolean> {
  const zip = new Zip();
  const left = new AbortController();
  const sent = pipeline(zip.outputStream as Readable, output);
  // Nothing takes any more of the file that is under way then.
  sent.catch(() => left.abort());
  try {
    for await (const { path, changedAt, content } of files) {
      // The list of a ZIP's files at its end keeps what was given for each: it must not keep the texts alive.
      let stream: Readable | undefined = Readable.from(typeof content === 'string' ? [content] : content, {
        objectMode: false,
      });
      try {
        zip.addReadStreamLazy(path, { mtime: changedAt }, (give) => {
          if (stream) give(null, stream);
        });
        await finished(stream, { signal: left.signal });
      } finally {
        stream.destroy();
        stream = undefined;
      }
    }
    zip.end();
    await sent;
    return true;
  } catch (error) {
    if (left.signal.aborted) return false;
    output.destroy(error as Error);
    await sent.catch(() => undefined);
    throw error;
  }
}
