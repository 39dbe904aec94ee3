import { createContext } from 'react';

/** The signed-in member's id; null for visitors. */
export const ViewerId = createContext<string | null>(null);
