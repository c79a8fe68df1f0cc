import type { SocialProvider } from '../../../../contract/constants/accounts.ts';

const PATHS: Record<SocialProvider, string> = {
  google:
    'M12.2 10.3v3.5h5a4.4 4.4 0 0 1-4.9 3.4 5.2 5.2 0 1 1 3.4-9.1l2.6-2.6A8.9 8.9 0 1 0 12.3 21c5.1 0 8.6-3.6 8.6-8.7 0-.7-.1-1.3-.2-2z',
  facebook:
    'M21 12a9 9 0 1 0-10.4 8.9v-6.3H8.3V12h2.3v-2c0-2.3 1.3-3.5 3.4-3.5 1 0 2 .2 2 .2v2.2h-1.1c-1.1 0-1.5.7-1.5 1.4V12h2.5l-.4 2.6h-2.1v6.3A9 9 0 0 0 21 12',
};

export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0 fill-current">
      <path d={PATHS[provider]} />
    </svg>
  );
}
