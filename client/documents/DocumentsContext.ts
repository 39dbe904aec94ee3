import { createContext } from 'react';
import type { DocumentStore } from './sync/documentStore';

/** The signed-in member's documents; null for visitors and until the code has loaded. */
export const DocumentsContext = createContext<DocumentStore | null>(null);
