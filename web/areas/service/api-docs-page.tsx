import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { openApiPath } from '../../../contract/paths.ts';
import { describedInProcess, describedOverHttp } from '../../features/api-docs/api.ts';
import { Listing, Method, OperationDetails } from '../../features/api-docs/components/operation.tsx';
import { chaptersOf } from '../../features/api-docs/description.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { Heading } from '../../ui/heading.tsx';
import { textLinkClasses } from '../../ui/text-link.tsx';

export { describedInProcess as loader, describedOverHttp as clientLoader };

export const handle: PageHandle = { isStatic: true };

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'API',
    description:
      'Every call of this shop’s API: paths, parameters, bodies, responses and errors, with examples.',
  });
}

const FIELD_FAILURE = `HTTP/1.1 400 Bad Request

{
  "phone_number": ["Enter a phone number we can call, for example 0300 1234567."]
}`;

const OTHER_FAILURE = `HTTP/1.1 404 Not Found

{
  "detail": "Not found.",
  "code": "request.not_found"
}`;

/** The API reference for people; programs read /api/openapi.json (wire-7). */
export default function ApiDocsPage() {
  const api = useLoaderData<typeof describedInProcess>();
  const chapters = chaptersOf(api);
  const server = api.servers[0]?.url ?? '';
  return (
    <div className="page grid gap-x-12 gap-y-10 py-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-16">
      <Introduction server={server} />
      <Contents chapters={chapters} />
      <div className="flex min-w-0 flex-col gap-12">
        {chapters.map(({ name, operations }) => (
          <section key={name} aria-labelledby={idOf(name)} className="flex flex-col gap-3">
            <Heading level={2} size="part" id={idOf(name)} className="mb-1 scroll-mt-24">
              {name}
            </Heading>
            {operations.map((operation) => (
              <div key={operation.id}>
                <h3 className="sr-only">{operation.summary}</h3>
                <OperationDetails operation={operation} server={server} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Introduction({ server }: { server: string }) {
  const { brand_name } = useShop();
  return (
    <header className="flex min-w-0 flex-col gap-5 lg:col-span-2">
      <Heading level={1} size="page">
        The API of {brand_name}
      </Heading>
      <p className="max-w-[44rem] text-lg">
        The pages of this shop make the same calls. Paths start at <code>{server}</code> and bodies are JSON.
        Amounts are whole rupees, days are in Asia/Karachi, timestamps in UTC. The same description as
        OpenAPI:{' '}
        <a href={openApiPath} className={textLinkClasses('inline')}>
          {openApiPath}
        </a>
        .
      </p>
      <hr className="stitched" />
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 [&>section]:flex [&>section]:min-w-0 [&>section]:flex-col [&>section]:gap-3">
        <section>
          <Heading level={2} size="item">
            Authentication
          </Heading>
          <p>
            Signing in returns an access token for 15 minutes and a refresh token for 30 days. Send the access
            token as <code>Authorization: Bearer …</code>; after a 401, get a new one with the refresh token.
          </p>
        </section>
        <section>
          <Heading level={2} size="item">
            Idempotency
          </Heading>
          <p>
            Calls that create something take an <code>Idempotency-Key</code> of your choice. A retry with the
            same key and body within 24 hours creates nothing and gets the first response.
          </p>
        </section>
        <section>
          <Heading level={2} size="item">
            Validation errors
          </Heading>
          <p>
            Messages by field; those of no field are under <code>non_field_errors</code>.
          </p>
          <Listing>{FIELD_FAILURE}</Listing>
        </section>
        <section>
          <Heading level={2} size="item">
            Other errors
          </Heading>
          <p>A message for people and a code for programs.</p>
          <Listing>{OTHER_FAILURE}</Listing>
        </section>
      </div>
    </header>
  );
}

function Contents({ chapters }: { chapters: ReturnType<typeof chaptersOf> }) {
  return (
    <nav
      aria-label="Calls"
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      <ul className="flex flex-wrap gap-x-6 lg:flex-col lg:gap-y-4">
        {chapters.map(({ name, operations }) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline lg:text-ink lg:no-underline lg:hover:text-brand"
            >
              {name}
            </a>
            {/* The list of calls does not fit on a phone. */}
            <ul className="hidden flex-col lg:flex">
              {operations.map(({ id, method, summary }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-9 items-center gap-3 py-1 text-sm text-muted hover:text-brand hover:underline"
                  >
                    <Method name={method} />
                    {summary}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A chapter's fragment; the prefix keeps it apart from operation ids. */
function idOf(chapter: string): string {
  return `chapter-${chapter.toLowerCase().replaceAll(' ', '-')}`;
}
