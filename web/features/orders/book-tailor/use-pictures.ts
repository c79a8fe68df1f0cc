import { useEffect, useState } from 'react';
import { MAX_PICTURE_BYTES } from '../../../../contract/files.ts';
import { changeDraft, keepPicture, keptPicture, type PictureName } from './draft.ts';

type Pictures = Partial<Record<PictureName, File>>;

/** Endings for systems that do not name the type of a HEIC file. */
const PICTURE_ENDING = /\.(jpe?g|png|webp|avif|hei[cf])$/i;

/** What is wrong with a chosen file, before the server judges its content; undefined when nothing is. */
export function pictureProblem(file: File): string | undefined {
  if (!file.type.startsWith('image/') && !PICTURE_ENDING.test(file.name)) {
    return 'Choose a picture: JPEG, PNG, WebP, AVIF or HEIC.';
  }
  if (file.size > MAX_PICTURE_BYTES) return 'The picture is larger than 10 MB. Choose a smaller one.';
  return undefined;
}

/** The pictures of the draft, kept on this device through reload and sign-in. */
export function usePictures() {
  const [pictures, setPictures] = useState<Pictures>({});
  useEffect(() => {
    let isHere = true;
    Promise.all([keptPicture('dress_design'), keptPicture('measurement_picture')]).then(
      ([design, measures]) => {
        if (!isHere) return;
        setPictures({
          ...(design ? { dress_design: design } : {}),
          ...(measures ? { measurement_picture: measures } : {}),
        });
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
