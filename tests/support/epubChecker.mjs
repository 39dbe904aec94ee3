// Checks an EPUB from standard input and prints errors as JSON. A separate process, because it loads ES
// modules.
import { buffer } from 'node:stream/consumers';
import { EpubCheck } from '@likecoin/epubcheck-ts';

const { messages } = await EpubCheck.validate(new Uint8Array(await buffer(process.stdin)));
const wrong = messages.filter(({ severity }) => severity !== 'info' && severity !== 'usage');
process.stdout.write(JSON.stringify(wrong));
