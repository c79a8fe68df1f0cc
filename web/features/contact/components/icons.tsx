const ICONS = {
  chat: 'M4 5.500h16v11H11l-4.500 3.500v-3.500H4zM8 9.500h8M8 12.500h5',
  phone:
    'M6.500 3.500h3l1.500 4-2 1.500c1 2.500 3 4.500 5.500 5.500l1.500-2 4 1.500v3c0 1.500-1 2.500-2.500 2.500C10 19.500 4 13.500 4 6c0-1.500 1-2.500 2.500-2.500Z',
  mail: 'M3.500 6h17v12.500h-17zM3.500 7l8.500 6.500L20.500 7',
  place:
    'M12 21s-6.500-6-6.500-11a6.500 6.500 0 0 1 13 0c0 5-6.500 11-6.500 11ZM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  clock: 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM12 7.500V12l3 2',
} as const;

export type ContactSign = keyof typeof ICONS;

export function ContactIcon({ sign }: { sign: ContactSign }) {
  return (
    <span className="inline-grid size-12 shrink-0 place-items-center rounded-full bg-saffron-soft text-saffron-ink">
      <svg
        viewBox="0 0 24 24"
        width={24}
        height={24}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={ICONS[sign]} />
      </svg>
    </span>
  );
}
