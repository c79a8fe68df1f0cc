import { createContext } from 'react';

/** True: pictures are shown on a press only, and the smallest ones (pages-31). */
export const Light = createContext(false);
