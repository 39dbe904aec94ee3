import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const open = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer);

/** The files of a ZIP as text, by path. Rejects if it is incomplete. */
export async function unzip(zip: Buffer): Promise<Map<string, string>> {
  const opened = await open(zip, { lazyEntries: true });
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    opened.on('error', reject);
    opened.on('end', () => resolve(files));
    opened.on('entry', (entry: Entry) => {
      opened.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        return text(stream)
          .then((content) => {
            files.set(entry.fileName, content);
            opened.readEntry();
          })
          .catch(reject);
      });
    });
    opened.readEntry();
  });
}
