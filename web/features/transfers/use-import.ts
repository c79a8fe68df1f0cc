import { useEffect, useRef, useState } from 'react';
import { transfersWords } from '#words';
import { type ImportName, UPLOAD_PART_BYTES } from '../../../contract/constants/transfers.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import { randomKey } from '../../lib/attempt-key.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { cancelTransfer, checkImport, startImport, uploadPart } from './api.ts';
import { remember } from './remember.ts';

interface Upload {
  file: File;
  /** The idempotency key; a retry reuses it. */
  key: string;
  begun?: Transfer;
}

/** Browsers cannot read a chosen file after it was changed. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Uploads a file in parts and has it checked; a retry resumes after the last part that arrived (transfers-5). */
export function useImport(kind: ImportName, onBegun: (id: number) => void) {
  /** The sent fraction, 0 to 1; undefined without an upload. */
  const [sent, setSent] = useState<number>();
  /** A retry does not help against a final failure. */
  const [failure, setFailure] = useState<{ text: string; isFinal: boolean }>();
  const [checked, setChecked] = useState<Transfer>();
  const upload = useRef<Upload>(undefined);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function run(current: Upload) {
    const { file, key } = current;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setFailure(undefined);
    setSent((current.begun?.bytes_uploaded ?? 0) / file.size);
    try {
      current.begun ??= await remember(startImport(kind, file, key));
      onBegun(current.begun.id);
      while (current.begun.bytes_uploaded < file.size) {
        const { id, parts } = current.begun;
        const from = parts * UPLOAD_PART_BYTES;
        const part = file.slice(from, from + UPLOAD_PART_BYTES);
        const onProgress = (share: number) => setSent((from + share * part.size) / file.size);
        current.begun = await uploadPart(id, parts, part, { signal, onProgress });
      }
      setChecked(await remember(checkImport(current.begun.id)));
    } catch (error) {
      if (signal.aborted) return;
      const hasChanged = !(await isReadable(file));
      setFailure(
        hasChanged
          ? { text: transfersWords.theFileHasChanged, isFinal: true }
          : { text: failureSentence(error, transfersWords.theFileCouldNotBeUploaded), isFinal: false },
      );
    } finally {
      setSent(undefined);
    }
  }

  return {
    sent,
    failure,
    /** The import, once it is being checked and applied. */
    checked,
    start(file: File) {
      upload.current = { file, key: randomKey() };
      setChecked(undefined);
      void run(upload.current);
    },
    retry() {
      if (upload.current) void run(upload.current);
    },
    stop() {
      leaving.current?.abort();
      const begun = upload.current?.begun;
      upload.current = undefined;
      // Unfinished imports are deleted after some days anyway.
      if (begun) void remember(cancelTransfer(begun.id)).catch(() => undefined);
    },
  };
}
