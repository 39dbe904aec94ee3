import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

interface Outline {
  title: string;
  items: Outline[];
}

export interface PdfContents {
  pages: {
    /** One line of text per line of the page. */
    text: string;
    items: { text: string; x: number; y: number; height: number }[];
    links: string[];
    structure: unknown;
  }[];
  info: Record<string, unknown>;
  outline: Outline[];
  marked: { Marked: boolean } | null;
}

/** The contents of a PDF as a viewer program finds them. */
export async function readPdf(file: Uint8Array): Promise<PdfContents> {
  const reader = spawn(process.execPath, [path.join(__dirname, 'pdfReader.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(file);
  return JSON.parse(await text(reader.stdout)) as PdfContents;
}
