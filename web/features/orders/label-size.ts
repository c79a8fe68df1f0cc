import { useState } from 'react';
import { LABEL_SIZES, type LabelSize } from '../../../contract/constants/prints.ts';
import { readText, writeText } from '../../lib/storage.ts';

const SIZE_KEY = 'labelSize';

/** The size of tags and labels last chosen on this device, else A4 (workshop-43). */
export function useLabelSize(): [LabelSize, (size: LabelSize) => void] {
  const [size, setSize] = useState(
    () => LABEL_SIZES.find((one) => one === readText('device', SIZE_KEY)) ?? 'a4',
  );
  return [
    size,
    (chosen) => {
      writeText('device', SIZE_KEY, chosen);
      setSize(chosen);
    },
  ];
}
