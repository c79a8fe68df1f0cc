import { contactWords } from '#words';
import { useShop } from '../../../lib/shop.ts';
import { textLinkClasses } from '../../../ui/text-link.tsx';
import { mapLink } from '../links.ts';

export function ShopMap() {
  const { support, map_embed_url } = useShop();
  return (
    <figure className="flex flex-col gap-3">
      {map_embed_url ? (
        <iframe
          src={map_embed_url}
          title={contactWords.map({ address: support.address })}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups"
          className="aspect-3/2 w-full rounded-2xl border border-hairline"
        />
      ) : (
        <a href={mapLink(support.address)} target="_blank" rel="noopener">
          <img
            src="/art/map.svg"
            alt={contactWords.map({ address: support.address })}
            width={480}
            height={320}
            loading="lazy"
            className="w-full rounded-2xl border border-hairline"
          />
        </a>
      )}
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <bdi>{support.address}</bdi>
        <a href={mapLink(support.address)} target="_blank" rel="noopener" className={textLinkClasses()}>
          {contactWords.openInGoogleMaps}
        </a>
      </figcaption>
    </figure>
  );
}
