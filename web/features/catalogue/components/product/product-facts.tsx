import { basicWords, catalogueWords } from '#words';
import type { ProductDetail } from '../../../../../contract/catalogue.ts';
import { useShop } from '../../../../lib/shop.ts';
import { Heading } from '../../../../ui/heading.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { ClothUses } from './cloth-uses.tsx';

export function ProductFacts({ product }: { product: ProductDetail }) {
  const { order_rules } = useShop();
  const facts = Object.entries(product.facts);
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <section aria-labelledby="about-product" className="flex flex-col gap-4">
        <Heading level={2} size="part" id="about-product">
          {catalogueWords.aboutThisProduct}
        </Heading>
        <p dir="auto" className="max-w-[65ch] whitespace-pre-line">
          {product.description}
        </p>
        <p className="text-muted">
          {product.type === 'culture'
            ? catalogueWords.returnsAcceptedWithinDays({ days: order_rules.return_days })
            : catalogueWords.notReturnableUnlessDamaged}{' '}
          <TextLink to="/returns" variant="inline">
            {catalogueWords.howReturnsAndExchangesWork}
          </TextLink>
        </p>
      </section>
      <div className="flex flex-col gap-10">
        {facts.length > 0 && (
          <section aria-labelledby="product-facts" className="flex flex-col gap-4">
            <Heading level={2} size="part" id="product-facts">
              {basicWords.details}
            </Heading>
            <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)]">
              {facts.map(([name, value]) => (
                <div
                  key={name}
                  className="col-span-2 grid grid-cols-subgrid gap-x-6 border-t border-hairline py-2.5 last:border-b"
                >
                  <dt className="text-muted">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {product.cloth && <ClothUses cloth={product.cloth} />}
      </div>
    </div>
  );
}
