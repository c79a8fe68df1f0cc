import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { accountsWords } from '#words';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { signInWaysQuery, socialProblem } from '../sign-in-ways.ts';
import { PasskeyWays } from './passkey-ways.tsx';
import { SecondFactorWay } from './second-factor-way.tsx';
import { SocialWays } from './social-ways.tsx';

/** All sign-in methods of the account (accounts-21). */
export default function SignInWays({ hasMailbox }: { hasMailbox: boolean }) {
  const [search] = useSearchParams();
  const { data: ways, error } = useQuery(signInWaysQuery, queryClient);
  const onChanged = () => queryClient.invalidateQueries({ queryKey: signInWaysQuery.queryKey });
  if (!ways) {
    if (!error) return <Skeleton className="h-40" />;
    return (
      <LoadFailure onRetry={() => void onChanged()}>
        {failureSentence(error, accountsWords.signInWaysCouldNotBeLoaded)}
      </LoadFailure>
    );
  }
  const problem = socialProblem(search);
  // Without a mailbox it is set by a code (accounts-30).
  const none = hasMailbox ? accountsWords.noPasswordYet : accountsWords.noPassword;
  return (
    <div className="flex flex-col gap-4">
      {problem && <Banner kind="error">{problem}</Banner>}
      <Card as="ul" padding="none" className="divide-y divide-hairline overflow-hidden">
        <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3">
          <p className="min-w-0">
            <span className="block font-semibold">{accountsWords.password}</span>
            <span className="block text-sm text-muted">
              {ways.has_password ? accountsWords.passwordIsSet : none}
            </span>
          </p>
          {!ways.has_password && hasMailbox && (
            <TextLink to="/forgot-password">{accountsWords.setAPassword}</TextLink>
          )}
        </li>
        <SocialWays ways={ways} onChanged={onChanged} />
      </Card>
      <PasskeyWays ways={ways} onChanged={onChanged} />
      <SecondFactorWay ways={ways} onChanged={onChanged} />
    </div>
  );
}
