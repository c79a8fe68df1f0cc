import { useEffect, useState } from 'react';
import { changeDraft, keepPicture, keptPicture, type PictureName } from './draft.ts';

type Pictures = Partial<Record<PictureName, File>>;

/** The pictures of the draft, kept on this device through reload and sign-in. */
export function usePictures() {
  const [pictures, setPictures] = useState<Pictures>({});
  useEffect(() => {
    let isHere = true;
    Promise.all([keptPicture('dress_design'), keptPicture('measurement_picture')]).then(
      ([design, measures]) => {
        if (!isHere) return;
        // What was chosen before this has come is newer.
        setPictures((chosen) => ({
          ...(design ? { dress_design: design } : {}),
          ...(measures ? { measurement_picture: measures } : {}),
          ...chosen,
        }));
      },
    );
    return () => {
      isHere = false;
    };
  }, []);

  function choose(name: PictureName, file: File | undefined) {
    setPictures(({ [name]: _, ...others }) => (file ? { ...others, [name]: file } : others));
    void keepPicture(name, file);
    changeDraft({});
  }

  return { pictures, choose };
}
