export const otherTongues = {
  en: () => import('../en/sheet.ts'),
  'ur-Latn': () => import('../ur-Latn/sheet.ts'),
};
