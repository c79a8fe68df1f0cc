import { useState } from 'react';
import { FieldFrame, type FieldText } from './field.tsx';
import { usePreview } from './use-preview.ts';

interface PictureFieldProps extends Pick<FieldText, 'label' | 'hint' | 'error'> {
  accept: string;
  disabled?: boolean;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  inputRef?: React.Ref<HTMLInputElement>;
}

/** Chooses one picture and previews it; a type the browser cannot draw is shown by name. */
export function PictureField({
  label,
  accept,
  hint,
  error,
  disabled,
  file,
  onFile,
  inputRef,
}: PictureFieldProps) {
  const preview = usePreview(file);
  const [isDrawn, setDrawn] = useState(true);
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(ids) => (
        <div
          className={`flex flex-col gap-4 rounded-xl border border-dashed bg-card p-4 sm:flex-row sm:items-center ${error ? 'border-madder' : 'border-edge'}`}
        >
          {preview && isDrawn && (
            <img
              src={preview}
              alt={`Preview of ${file?.name}`}
              onError={() => setDrawn(false)}
              className="max-h-40 max-w-full self-start rounded-lg object-contain"
            />
          )}
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            {file && (
              <p className="figures truncate text-sm">
                {file.name} · {(file.size / 1024 / 1024).toFixed(1)} MB
              </p>
            )}
            <input
              {...ids}
              ref={inputRef}
              type="file"
              accept={accept}
              disabled={disabled}
              onChange={(event) => {
                setDrawn(true);
                const [chosen] = event.currentTarget.files ?? [];
                // Lets the same file be chosen again after removal.
                event.currentTarget.value = '';
                if (chosen) onFile(chosen);
              }}
              // The browser's own "No file chosen" would contradict the name above.
              className={`max-w-full text-sm ${file ? 'text-transparent' : ''} file:me-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-solid file:border-edge file:bg-card file:px-5 file:font-semibold file:text-ink`}
            />
            {file && (
              <button
                type="button"
                disabled={disabled}
                onClick={() => onFile(undefined)}
                className="min-h-11 self-start rounded-full px-2 text-sm font-semibold text-madder"
              >
                Remove picture
              </button>
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
