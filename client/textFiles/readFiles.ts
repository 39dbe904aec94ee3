import { limits } from '../../server/contract/limits';
import { messages } from '../../server/contract/messages';
import { readmeOpening } from '../../server/contract/site';
import { formatNumber } from '../ui/content/formats';
import {
  type ImportedText,
  ImportProblem,
  importLimits,
  mebibyte,
  type ReadFiles,
  type SkippedFile,
} from './importedText';
import { readDocx } from './readDocx';
import { listZip, unpackAll } from './readZip';
import { fileNameOf, toImportedText } from './toImportedText';

interface FoundFile {
  source: string;
  bytes: Uint8Array;
  changedAt?: Date;
}

const extensionOf = (source: string) => /\.([^./]+)$/.exec(source)?.[1]?.toLowerCase() ?? '';

const markdownExtensions = new Set(['md', 'markdown', 'mdown', 'mkd']);
const readableExtensions = new Set([...markdownExtensions, 'txt', 'text', 'docx']);

/** Whether a file was created by the system; such files are skipped silently. */
const isHidden = (source: string) => /(^|\/)(\.|__MACOSX\/|thumbs\.db$)/i.test(source);

/** Why parts of a data export that aren't stories are skipped, by the prefix of their id. */
const otherKinds: Record<string, string> = {
  journal: 'It is a journal entry, and only stories are imported.',
  note: 'It is a note, and only stories are imported.',
  version: 'It is an earlier version of a story, and only stories are imported.',
};

interface Reading {
  /** Files read, and their total. */
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** Reads all texts in the chosen files, on the device. */
export async function readFiles(files: readonly File[], reading: Reading): Promise<ReadFiles> {
  const chosen = files.reduce((sum, { size }) => sum + size, 0);
  if (chosen > importLimits.chosenBytes)
    throw new ImportProblem(
      `These files take ${megabytes(chosen)}. Choose at most ${megabytes(importLimits.chosenBytes)} at a time.`,
    );
  const texts = new Map<string, ImportedText>();
  const skipped: SkippedFile[] = [];
  const take = async (file: FoundFile) => {
    const read = await readFile(file);
    if (typeof read === 'string') skipped.push({ source: file.source, reason: read });
    else if (texts.has(read.localId)) skipped.push({ source: file.source, reason: 'It is there twice.' });
    else texts.set(read.localId, read);
  };
  for (const [place, file] of files.entries()) {
    reading.signal.throwIfAborted();
    if (extensionOf(file.name) === 'zip') await takeArchive(file, take, skipped, reading);
    else {
      reading.onProgress(place, files.length);
      await takeFile(file, take, skipped);
    }
  }
  return { texts: [...texts.values()], skipped };
}

type Take = (file: FoundFile) => Promise<void>;

async function takeFile(file: File, take: Take, skipped: SkippedFile[]) {
  const reason = skipReason(file.name, file.size);
  if (reason) skipped.push({ source: file.name, reason });
  else
    await take({
      source: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
      changedAt: new Date(file.lastModified),
    });
}

async function takeArchive(archive: File, take: Take, skipped: SkippedFile[], reading: Reading) {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const entries = listZip(bytes, archive.name).filter(({ name }) => !name.endsWith('/') && !isHidden(name));
  const wanted = entries.filter(({ name, originalSize, isSupported }) => {
    const reason = isSupported
      ? skipReason(name, originalSize)
      : 'It is packed in a way that can’t be read here.';
    if (reason) skipped.push({ source: name, reason });
    return !reason;
  });
  const unpacked = wanted.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (unpacked > importLimits.unpackedBytes)
    throw new ImportProblem(
      `“${archive.name}” would unpack to ${megabytes(unpacked)}. Divide it, and import at most ${megabytes(importLimits.unpackedBytes)} at a time.`,
    );
  let done = 0;
  reading.onProgress(done, wanted.length);
  for await (const { name, content } of unpackAll(wanted)) {
    reading.signal.throwIfAborted();
    if (content) await take({ source: name, bytes: content });
    else skipped.push({ source: name, reason: 'It is damaged, or locked with a password.' });
    done += 1;
    reading.onProgress(done, wanted.length);
  }
}

function skipReason(source: string, size: number): string | null {
  const extension = extensionOf(source);
  if (extension === 'doc' || extension === 'odt' || extension === 'rtf' || extension === 'pages')
    return 'Save it as .docx or .txt first.';
  if (!readableExtensions.has(extension)) return 'It is no .md, .txt or .docx file.';
  const maxBytes = extension === 'docx' ? importLimits.documentBytes : importLimits.textBytes;
  return size > maxBytes ? messages.story.contentTooLong : null;
}

/** The text of a file, or why there is none. */
async function readFile({ source, bytes, changedAt }: FoundFile): Promise<ImportedText | string> {
  const text =
    extensionOf(source) === 'docx'
      ? await documentText(source, bytes, changedAt)
      : plainText(source, bytes, changedAt);
  if (typeof text === 'string') return text;
  const imported = toImportedText(text);
  if (imported.content.startsWith(readmeOpening)) return 'It describes the export that it came with.';
  const otherKindReason = otherKinds[imported.exportedFrom?.split('_')[0] ?? ''];
  if (otherKindReason) return otherKindReason;
  if (imported.content.trim() === '') return 'It has no text.';
  if (imported.content.length > limits.story.contentMax) return messages.story.contentTooLong;
  return imported;
}

function plainText(source: string, bytes: Uint8Array, changedAt?: Date) {
  const decoded = decodeText(bytes);
  if (!decoded) return 'It is no text.';
  return {
    source,
    text: decoded.text,
    headingIsTitle: markdownExtensions.has(extensionOf(source)),
    changedAt,
    remark: decoded.guessed ? 'Read as an old Windows text: look at its accents.' : undefined,
  };
}

async function documentText(source: string, bytes: Uint8Array, changedAt?: Date) {
  const read = await readDocx(bytes).catch(() => null);
  if (!read) return `“${fileNameOf(source)}” could not be read as a Word document.`;
  return { source, ...read, headingIsTitle: false, changedAt };
}

const megabytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / mebibyte))} MB`;

const startsWithBytes = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, place) => bytes[place] === byte);

/**
 * Decodes a file by its byte order mark, otherwise as UTF-8, otherwise as Windows-1252. Null if it isn't
 * text.
 */
function decodeText(bytes: Uint8Array): { text: string; guessed: boolean } | null {
  if (startsWithBytes(bytes, 0xff, 0xfe))
    return { text: new TextDecoder('utf-16le').decode(bytes), guessed: false };
  if (startsWithBytes(bytes, 0xfe, 0xff))
    return { text: new TextDecoder('utf-16be').decode(bytes), guessed: false };
  if (bytes.subarray(0, 8_192).includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), guessed: true };
  }
}
