import { useRef, useState } from 'react';
import { basicWords, shopWords } from '#words';
import type { Product, ProductDetail } from '../../../../contract/catalogue.ts';
import { AddToCartButton } from '../../../features/cart/components/add-to-cart-button.tsx';
import { ColourChoice } from '../../../features/catalogue/components/product/colour-choice.tsx';
import { ChoicesSkeleton } from '../../../features/catalogue/components/product/product-skeleton.tsx';
import { SizeChoice } from '../../../features/catalogue/components/product/size-choice.tsx';
import { SizeGuide } from '../../../features/catalogue/components/product/size-guide.tsx';
import { imageInColour } from '../../../features/catalogue/gallery.ts';
import { useProductChoice } from '../../../features/catalogue/use-product-choice.ts';
import { isSoldOut, sizesIn, stockWords } from '../../../features/catalogue/variant-choice.ts';
import { useApproximation } from '../../../features/location/store.ts';
import { formatRupees } from '../../../lib/format.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Price } from '../../../ui/price.tsx';
import { Banner } from '../../../ui/states.tsx';
import { HaveItStitched } from './have-it-stitched.tsx';

interface BuyBoxProps {
  product: Product;
  /** Undefined until the variants are loaded. */
  detail: ProductDetail | undefined;
  onColour: (code: string) => void;
}

export function BuyBox({ product, detail, onColour }: BuyBoxProps) {
  const { colour, size, variant, chooseColour, chooseSize } = useProductChoice(detail);
  const about = useApproximation();
  const [isMissed, setMissed] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const sizes = detail ? sizesIn(detail, colour) : [];
  const isGone = detail ? isSoldOut(detail) : !product.in_stock;
  const item = detail &&
    variant && {
      id: product.id,
      name: product.name,
      price: product.price,
      image: imageInColour(detail, variant.colour),
      category: product.category,
      type: product.type,
      variant: variant.id,
      colour: detail.colours.find(({ code }) => code === variant.colour)?.name ?? variant.colour,
      size: variant.size,
    };

  function askForSize() {
    setMissed(true);
    group.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }

  return (
    <div className="flex flex-col gap-5">
      {isGone && (
        <Banner kind="warning">
          <p className="font-semibold">{basicWords.soldOut}</p>
          <p>
            {shopWords.everyColourAndSizeIsSoldOut}{' '}
            {detail && detail.related.length > 0 && (
              <a href="#related" className="underline underline-offset-4">
                {shopWords.seeSimilarProducts}
              </a>
            )}
          </p>
        </Banner>
      )}
      {detail && !isGone && (
        <>
          <ColourChoice
            product={detail}
            chosen={colour}
            onChoose={({ code }) => {
              chooseColour(code);
              onColour(code);
            }}
          />
          {sizes.length > 0 ? (
            <SizeChoice
              sizes={sizes}
              chosen={size}
              onChoose={(wanted) => {
                setMissed(false);
                chooseSize(wanted);
              }}
              error={isMissed && !variant ? shopWords.chooseASizeFirst : undefined}
              groupRef={group}
              guide={<SizeGuide category={detail.category} />}
            />
          ) : (
            <p className="flex flex-wrap gap-x-4">
              {shopWords.oneSize}
              {variant && <span className="text-saffron-ink">{stockWords(variant.stock)}</span>}
            </p>
          )}
        </>
      )}
      {!detail && !isGone && <ChoicesSkeleton />}
      {detail?.cloth && detail.brand && !isGone && (
        <HaveItStitched
          product={detail.id}
          variant={variant?.id}
          missing={sizes.some(({ stock }) => stock > 0) ? shopWords.chooseASizeFirst : basicWords.soldOut}
        />
      )}
      {isGone ? (
        <AddToCartButton item={undefined} disabled />
      ) : (
        // With large text the button is below the price, not beside it.
        <BottomBar kind="fixed" className="@container">
          <p
            aria-hidden="true"
            className="flex max-w-28 flex-col justify-center @3xs:absolute @3xs:h-11 lg:hidden"
          >
            <Price
              amount={formatRupees(product.price)}
              about={about(product.price)}
              className="flex flex-col text-lg leading-tight font-semibold *:ms-0"
            />
          </p>
          <AddToCartButton
            item={item}
            onMissing={askForSize}
            disabled={!detail}
            className="@3xs:max-lg:ms-28 @3xs:max-lg:w-[calc(100%-7rem)]"
          />
        </BottomBar>
      )}
    </div>
  );
}
