/** The sheet's texts that this build of the pages has not loaded: the bundler puts each into files of its own. */
export const otherTongues = {
  ur: () => import('../ur/sheet.ts'),
  'ur-Latn': () => import('../ur-Latn/sheet.ts'),
};
