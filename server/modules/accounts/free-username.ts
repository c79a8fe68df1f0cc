const MAX_LENGTH = 24;

/** A user name from an e-mail address, before a number is appended to make it unique (accounts-1). */
export function usernameBase(email: string): string {
  const [local = ''] = email.toLowerCase().split(/[@+]/);
  const name = local
    .replace(/[^a-z0-9_.-]+/g, '.')
    .replace(/^[._-]+/, '')
    .replace(/^(?:www\.)+/, '')
    .slice(0, MAX_LENGTH)
    .replace(/(?<![._-])[._-]+$/, '');
  return name.length < 3 || name.includes('www.') || /\d{10}/.test(name) ? 'customer' : name;
}

/** The base itself, or with the first free number appended. `taken` is in lower case. */
export function freeUsername(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}${number}`)) number += 1;
  return `${base}${number}`;
}
