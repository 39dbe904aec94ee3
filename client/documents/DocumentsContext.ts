import { createContext } from 'react';
import type { DocumentStore } from './sync/documentStore';

/** The documents of the member who is signed in; null for visitors, and until the code has loaded. */
export const DocumentsContext = createContext<DocumentStore | null>(null);
