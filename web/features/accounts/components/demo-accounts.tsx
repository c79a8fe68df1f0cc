import { Card } from '../../../ui/card.tsx';
import type { DemoAccount } from '../api.ts';

interface DemoAccountsProps {
  accounts: DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}

/** Buttons that fill the form with a demo account; nothing without demo data (demo-2). */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <Card as="section" padding="small" aria-labelledby="demo-accounts" className="bg-sunken">
      <h2 id="demo-accounts" className="font-sans text-sm font-semibold">
        Just looking? Try a demo account
      </h2>
      <ul className="mt-2 flex flex-col">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] flex-wrap items-baseline gap-x-3 rounded-lg px-2 py-2.5 text-start text-sm hover:bg-brand-soft"
            >
              <span className="w-20 font-semibold text-brand capitalize">{account.role}</span>
              <span className="text-muted wrap-anywhere">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
