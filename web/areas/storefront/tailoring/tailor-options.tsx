import type { ReactNode } from 'react';
import { storefrontWords } from '#words';
import { partnerTime } from '../../../../contract/constants/order-rules.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';

interface TailorOptionsProps {
  rates: Tailor['rate_per_design'];
  partners: number;
  /** The lowest rate among the best rated partners, whole rupees. */
  partnersFrom: number | undefined;
}

/** See pages-12. */
export function TailorOptions({ rates, partners, partnersFrom }: TailorOptionsProps) {
  const { brand_name, order_rules } = useShop();
  const prices = Object.values(rates);
  return (
    <section aria-labelledby="tailor-options-title" className="bg-sunken py-14 lg:py-20">
      <div className="page">
        <Heading level={2} size="section" id="tailor-options-title">
          {storefrontWords.ourWorkshopOrATailorOfYours}
        </Heading>
        <div className="mt-8 grid gap-8 md:grid-cols-2">
          <TailorOption
            picture="inhouse"
            title={storefrontWords.inHouse({ brand: brand_name })}
            facts={[
              [
                storefrontWords.time,
                storefrontWords.daysFromConfirmation({ days: order_rules.in_house_days }),
              ],
              [
                storefrontWords.price,
                prices.length > 0
                  ? storefrontWords.fromPrice({ price: formatRupees(Math.min(...prices)) })
                  : storefrontWords.shownInTheOrderForm,
              ],
              [storefrontWords.managedBy, storefrontWords.usFromClothToDoorstep],
            ]}
          >
            {storefrontWords.bestWithADeadline}
          </TailorOption>
          <TailorOption
            picture="partner"
            title={storefrontWords.aPartnerTailor}
            facts={[
              [storefrontWords.time, partnerTime(order_rules)],
              [
                storefrontWords.price,
                partnersFrom === undefined
                  ? storefrontWords.eachTailorsOwnRateCard
                  : storefrontWords.fromPriceByRateCard({ price: formatRupees(partnersFrom) }),
              ],
              [
                storefrontWords.managedBy,
                partners > 1
                  ? storefrontWords.managedByOneOfTailors({ tailors: partners })
                  : storefrontWords.managedByTheTailor,
              ],
            ]}
          >
            {storefrontWords.bestWhenYouWantToChoose}
          </TailorOption>
        </div>
        <ButtonLink to="/book-tailor" variant="secondary" className="mt-8">
          {storefrontWords.compareInTheOrderForm}
        </ButtonLink>
      </div>
    </section>
  );
}

interface TailorOptionProps {
  picture: string;
  title: string;
  facts: readonly (readonly [term: string, fact: string])[];
  children: ReactNode;
}

function TailorOption({ picture, title, facts, children }: TailorOptionProps) {
  return (
    <Card as="article" padding="none" className="flex flex-col overflow-hidden">
      <img
        src={`/art/${picture}.svg`}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        className="aspect-2/1 w-full object-cover"
      />
      <div className="flex flex-col gap-3 p-6">
        <Heading level={3} size="item">
          {title}
        </Heading>
        <p className="text-muted">{children}</p>
        <dl className="figures grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 border-t border-hairline pt-4">
          {facts.map(([term, fact]) => (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="font-medium">{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
