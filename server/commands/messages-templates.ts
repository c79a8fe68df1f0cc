import { parseArgs } from 'node:util';
import { inLocale, newsMessageWords } from '#words';
import { LOCALES } from '../../contract/locale.ts';
import { commandErrorMessage } from '../command-line.ts';
import { TEMPLATE_NAMES, TEMPLATE_SLOTS, templateText } from '../infra/messages/templates.ts';

const USAGE = `npm run messages:templates

Prints the templates of news by WhatsApp as JSON, one for each name and language, as the provider takes them for approval
(POST /{business account}/message_templates). News are sent as these names: submit all of them before you offer WhatsApp.
`;

const EXAMPLES: Readonly<Record<string, string>> = {
  number: 'NP-7K3QX9M2TD',
  link: 'https://naap.example/order_tracking?number=NP-7K3QX9M2TD',
  day: '4 Dec 2026',
  amount: 'Rs 2,147',
  parcel: 'TCS brings it under 1234567890.',
  news: 'the tailor has a question',
  brand: 'Naap',
};

try {
  const { help } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values;
  process.stdout.write(help ? USAGE : `${JSON.stringify(templates(), null, 2)}\n`);
} catch (error) {
  process.stderr.write(`messages:templates: ${commandErrorMessage(error)}\n`);
  process.exitCode = 1;
}

function templates() {
  return TEMPLATE_NAMES.flatMap((name) =>
    LOCALES.map((language) =>
      inLocale(language, () => ({
        name,
        language,
        category: 'UTILITY',
        components: [
          {
            type: 'BODY',
            text: templateText(name),
            example: { body_text: [TEMPLATE_SLOTS[name].map((slot) => EXAMPLES[slot] ?? slot)] },
          },
          { type: 'FOOTER', text: newsMessageWords.stopLine },
        ],
      })),
    ),
  );
}
