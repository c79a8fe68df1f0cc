export interface Bucket {
  endpoint: string;
  region: string;
  bucket: string;
  /** Empty, or ends in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Parses `s3://key:secret@host[:port]/bucket[/prefix][?region=]`, or `s3+http://`; key and secret are percent-encoded.
 * Undefined for anything else.
 */
export function parseStorageUrl(text: string): Bucket | undefined {
  const match =
    /^s3(\+http)?:\/\/([^:@/?#]+):([^:@/?#]+)@([^@/?#]+)\/([^/?#]+)(?:\/([^?#]*))?(\?[^#]*)?$/.exec(text);
  if (!match) return undefined;
  const [, plain, key = '', secret = '', host = '', bucket = '', path = '', query] = match;
  const endpoint = `${plain ? 'http' : 'https'}://${host}`;
  const prefix = path.replace(/(?<!\/)\/+$/, '');
  if (!URL.canParse(endpoint) || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)) return undefined;
  if (!/^[\w./-]*$/.test(prefix)) return undefined;
  try {
    return {
      endpoint,
      region: new URLSearchParams(query).get('region') || 'us-east-1',
      bucket,
      prefix: prefix && `${prefix}/`,
      accessKeyId: decodeURIComponent(key),
      secretAccessKey: decodeURIComponent(secret),
    };
  } catch {
    return undefined;
  }
}
