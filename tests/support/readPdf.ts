import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

interface Outline {
  title: string;
  items: Outline[];
}

export interface PdfContents {
  pages: {
    /** Line by line. */
    text: string;
    items: { text: string; x: number; y: number; height: number }[];
    links: string[];
    structure: unknown;
  }[];
  info: Record<string, unknown>;
  outline: Outline[];
  marked: { Marked: boolean } | null;
}

/** What a program that shows PDFs finds in one. */
export async function readPdf(file: Uint8Array): Promise<PdfContents> {
  const reader = spawn(process.execPath, [path.join(__dirname, 'pdfReader.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(file);
  return JSON.parse(await text(reader.stdout)) as PdfContents;
}
