import { useEffect, useRef, useState } from 'react';
import { MAX_PICTURES } from '../../../contract/constants/shelf.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { picturePicking } from '../../lib/upload.ts';
import { uploadPicture } from './api.ts';

export interface PictureUpload {
  id: number;
  file: File;
  /** 0 to 1. */
  sent: number;
  failure: string | undefined;
}

/** Uploads chosen pictures one after another; each is handed to `onUploaded` with its address. */
export function useUploads(onUploaded: (image: string, file: File) => void) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const [problem, setProblem] = useState<string>();
  /** How many choices are made smaller before they are sent, which takes a phone seconds. */
  const [preparing, setPreparing] = useState(0);
  const controllers = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const queue = useRef(Promise.resolve());
  const done = useRef(onUploaded);
  done.current = onUploaded;

  useEffect(() => {
    const begun = controllers.current;
    return () => {
      for (const controller of begun.values()) controller.abort();
    };
  }, []);

  function change(id: number, part: Partial<PictureUpload>): void {
    setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }

  function leaveOut(id: number): void {
    setUploads((known) => known.filter((upload) => upload.id !== id));
  }

  async function send(id: number, file: File): Promise<void> {
    const controller = controllers.current.get(id);
    if (!controller || controller.signal.aborted) return;
    try {
      const image = await uploadPicture(file, {
        signal: controller.signal,
        onProgress: (sent) => change(id, { sent }),
      });
      leaveOut(id);
      done.current(image, file);
    } catch (error) {
      if (!controller.signal.aborted)
        change(id, { failure: failureSentence(error, 'Failed to upload the picture') });
    }
  }

  function enqueue(id: number, file: File): void {
    controllers.current.set(id, new AbortController());
    queue.current = queue.current.then(() => send(id, file));
  }

  return {
    uploads,
    isBusy: preparing > 0 || uploads.length > 0,
    /** What is wrong with a picture that was not taken. */
    problem,
    async add(files: readonly File[], room: number): Promise<void> {
      setPreparing((count) => count + 1);
      const prepared = await picturePicking.prepare(files).finally(() => setPreparing((count) => count - 1));
      const taken = prepared.pictures.slice(0, Math.max(0, room));
      const isTooMany = taken.length < prepared.pictures.length;
      setProblem(
        prepared.problem ?? (isTooMany ? `A product has at most ${MAX_PICTURES} pictures.` : undefined),
      );
      for (const file of taken) {
        last.current += 1;
        const id = last.current;
        setUploads((known) => [...known, { id, file, sent: 0, failure: undefined }]);
        enqueue(id, file);
      }
    },
    retry({ id, file }: PictureUpload): void {
      change(id, { failure: undefined, sent: 0 });
      enqueue(id, file);
    },
    cancel({ id }: PictureUpload): void {
      controllers.current.get(id)?.abort();
      leaveOut(id);
    },
  };
}
