import type { UseFormReturn } from 'react-hook-form';
import { shelfWords } from '#words';
import { MAX_CUSTOMS_WORDS } from '../../../../contract/constants/shelf.ts';
import { countries } from '../../../lib/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { ProductValues } from '../product-values.ts';

/** What customs abroad are told about a product (abroad-3). */
export function CustomsFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const { register, formState } = form;
  const errorOf = (field: 'hs_code' | 'origin' | 'customs_words') => formState.errors[field]?.message;
  return (
    <Card padding="large" className="flex flex-col gap-5">
      <div>
        <Heading level={2} size="item">
          {shelfWords.customs}
        </Heading>
        <p className="text-sm text-muted">{shelfWords.leaveCustomsEmpty}</p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={shelfWords.hsCode}
          optional
          inputMode="numeric"
          dir="ltr"
          maxLength={40}
          error={errorOf('hs_code')}
          {...register('hs_code')}
        />
        <SelectField
          label={shelfWords.countryOfOrigin}
          optional
          error={errorOf('origin')}
          {...register('origin')}
        >
          <option value="">{shelfWords.asForItsKind}</option>
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={shelfWords.customsWordsInEnglish}
        optional
        hint={shelfWords.suchAsUnstitchedCotton}
        lang="en"
        dir="ltr"
        maxLength={MAX_CUSTOMS_WORDS}
        error={errorOf('customs_words')}
        {...register('customs_words')}
      />
    </Card>
  );
}
