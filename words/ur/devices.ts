export const browserOnSystem = ({ browser, system }: { browser: string; system: string }) =>
  `${browser} (${system})`;
export const unknown = 'نامعلوم ڈیوائس';
