/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendWithProgress(
  method: string,
  address: string,
  headers: Record<string, string>,
  body: string | FormData | undefined,
  { onProgress, signal }: { onProgress: (sent: number) => void; signal: AbortSignal },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText }));
    request.onerror = () => reject(new TypeError('The request failed.'));
    request.onabort = () => reject(new DOMException('The request was given up.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) request.onabort?.(new ProgressEvent('abort'));
    else request.send(body);
  });
}
