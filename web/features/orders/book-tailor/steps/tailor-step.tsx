import { useQuery } from '@tanstack/react-query';
import { orderNameWords } from '#words';
import { dayInKarachi } from '../../../../../contract/dates.ts';
import type { Tailor, TailorType } from '../../../../../contract/tailors.ts';
import { queryClient } from '../../../../lib/query-client.ts';
import { useShop } from '../../../../lib/shop.ts';
import { TextField } from '../../../../ui/field.tsx';
import { addressesQuery } from '../../../addresses/api.ts';
import TailorChooser from '../../../tailors/components/tailor-chooser.tsx';
import { clothOfAll, clothOfOrder } from '../cloth.ts';
import { changeDraft, chooseTailor, useDraft } from '../draft.ts';
import { promiseOf } from '../promise.ts';
import { handoverOf } from '../use-handover.ts';
import type { StepProps } from './step-props.ts';

/** See orders-1 and orders-65. The garment used to filter the tailors becomes the ordered one. */
export default function PartnerTailors({ onAnswered }: Pick<StepProps, 'onAnswered'>) {
  const chosen = useDraft((draft) => draft.tailor?.id);
  const fields = useDraft((draft) => draft.fields);
  const further = useDraft((draft) => draft.further);
  const shop = useShop();
  const { data: addresses } = useQuery(addressesQuery, queryClient);
  function choose(tailor: Tailor, dressType: string, trade: TailorType | undefined) {
    chooseTailor({ source: 'partner', tailor, ...(trade ? { trade } : {}) });
    const { fields } = useDraft.getState();
    if (tailor.rate_per_design[dressType] !== undefined) {
      changeDraft({ fields: { ...fields, dress_type: dressType } });
    }
    onAnswered();
  }
  const ways = handoverOf(fields, addresses, shop.order_rules);
  const to = { country: ways.delivery_country, city: ways.delivery_city };
  const handover = { ...ways, ...clothOfAll(clothOfOrder(fields, to), further, to) };
  const daysOf = (tailor: Tailor) => promiseOf(handover, 'NORMAL', tailor, shop, 1 + further.length)?.days;
  return (
    <div className="flex flex-col gap-6">
      <TextField
        label={orderNameWords.neededBy}
        type="date"
        optional
        min={dayInKarachi()}
        value={fields.needed_by}
        onChange={({ currentTarget: { value: needed_by } }) =>
          changeDraft({ fields: { ...fields, needed_by, is_late_known: false } })
        }
        className="sm:max-w-xs"
      />
      <TailorChooser
        chosenId={chosen}
        onChoose={choose}
        needed={fields.needed_by === '' ? undefined : { by: fields.needed_by, daysOf }}
      />
    </div>
  );
}
