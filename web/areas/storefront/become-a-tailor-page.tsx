import { useEffect, useRef, useState } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { storefrontWords } from '#words';
import { CONFIRM_APPLICATION_DAYS } from '../../../contract/constants/tailors.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import { sendApplication } from '../../features/applications/api.ts';
import { toRequest } from '../../features/applications/application.ts';
import ApplicationForm from '../../features/applications/components/application-form.tsx';
import { publicPage } from '../../lib/load.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { useShop } from '../../lib/shop.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { Heading } from '../../ui/heading.tsx';
import { Banner } from '../../ui/states.tsx';

const loadPhoneProof = () => import('../../features/phones/components/phone-proof.tsx');

const page = publicPage(async ({ read }) => {
  const workshop = await read('GET /tailor_module/tailors/{id}/', { params: { id: IN_HOUSE_TAILOR_ID } });
  return { rates: workshop.rate_per_design };
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: storefrontWords.becomeATailor,
    description: storefrontWords.becomeATailorDescription,
  });
}

const STEPS = [
  {
    title: storefrontWords.youApply,
    text: storefrontWords.tellUsAboutYourShop,
  },
  {
    title: storefrontWords.youConfirmYourEMail,
    text: storefrontWords.weSendYouALink,
  },
  {
    title: storefrontWords.weLookAtIt,
    text: storefrontWords.weMayCallOrAsk,
  },
  {
    title: storefrontWords.youStitch,
    text: storefrontWords.youSetAPassword,
  },
] as const;

/** See tailors-8. */
export default function BecomeATailorPage() {
  const { brand_name, phone_sign_in } = useShop();
  const { rates } = useLoaderData<typeof loader>();
  const role = useSession(({ user }) => user?.user_type);
  /** The address or number that was written to; null to apply again. */
  const [sentTo, setSentTo] = useState<SentTo | null>();
  return (
    <>
      <section className="khaddar">
        <div className="page grid items-end gap-x-12 sm:grid-cols-[1.4fr_1fr]">
          <div className="flex flex-col gap-4 py-12 sm:self-center lg:py-16">
            <Heading level={1} size="page">
              {storefrontWords.becomeATailor}
            </Heading>
            <p className="max-w-[34rem] text-lg text-muted">
              {storefrontWords.stitchForOurCustomers({ brand: brand_name })}
            </p>
          </div>
          <img
            src="/art/partner.svg"
            alt=""
            width={320}
            height={240}
            className="mx-auto w-full max-w-80 rounded-t-[8rem] max-sm:hidden"
          />
        </div>
      </section>
      <div className="tape" />
      <div className="page grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-16">
        <div className="flex flex-col gap-8 lg:order-1 lg:row-start-1 lg:col-start-1">
          {sentTo ? (
            <Sent {...sentTo} onAgain={() => setSentTo(null)} />
          ) : (
            <>
              <Heading ref={sentTo === null ? takeFocus : undefined} tabIndex={-1} level={2} size="section">
                {storefrontWords.yourApplication}
              </Heading>
              {role === 'customer' && (
                <Banner kind="info">{storefrontWords.youAreSignedInAsACustomer}</Banner>
              )}
              <ApplicationForm
                draftName="new"
                examples={rates}
                send={(typed, how) => {
                  const { email, website } = typed;
                  const body = {
                    ...toRequest(typed),
                    ...(email && { email }),
                    ...(website ? { website } : {}),
                  };
                  return sendApplication(body, typed.pictures, how);
                }}
                onSent={(_sent, { email, phone }) => setSentTo({ email, phone })}
                submitLabel={storefrontWords.sendApplication}
                loadPhoneProof={phone_sign_in ? loadPhoneProof : undefined}
              />
            </>
          )}
        </div>
        <aside aria-labelledby="joining-title" className="max-lg:row-start-1 lg:sticky lg:top-24 lg:order-2">
          <Heading level={2} size="item" id="joining-title">
            {storefrontWords.howYouJoin}
          </Heading>
          <ol className="mt-4 flex flex-col gap-4">
            {STEPS.map(({ title, text }, place) => (
              <li key={title} className="flex gap-4">
                <span className="figures grid size-9 shrink-0 place-items-center rounded-full border-2 border-dashed border-saffron font-display font-semibold">
                  {place + 1}
                </span>
                <div className="min-w-0">
                  <h3 className="text-lg">{title}</h3>
                  <p className="text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  );
}

interface SentTo {
  /** Undefined: a proven phone has handed the application in. */
  email: string | undefined;
  phone: string;
}

function Sent({ email, phone, onAgain }: SentTo & { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed.
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <img src="/art/success.svg" alt="" width={320} height={240} className="w-56" />
      <Heading ref={heading} tabIndex={-1} level={2} size="part">
        {email ? storefrontWords.oneMoreStepOpenYourMail : storefrontWords.applicationTitles.SUBMITTED}
      </Heading>
      <p className="max-w-[32rem] text-muted wrap-anywhere">
        {email
          ? storefrontWords.weHaveSentAMail({ email, days: CONFIRM_APPLICATION_DAYS })
          : storefrontWords.weSendAMessage({ phone })}
      </p>
      {email && (
        <Button variant="secondary" onClick={onAgain}>
          {storefrontWords.applyWithAnotherAddress}
        </Button>
      )}
    </div>
  );
}
