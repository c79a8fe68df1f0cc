/**
 * The push services of Chromium, Firefox, Safari and Windows. A browser hands the address to the page, so any account
 * could name any address: others are refused, and nobody makes the server call a host of their choice (decision 0138).
 */
const HOSTS = ['fcm.googleapis.com', 'web.push.apple.com', 'updates.push.services.mozilla.com'];
const DOMAINS = ['.push.apple.com', '.push.services.mozilla.com', '.notify.windows.com'];

const MAX_ENDPOINT_LENGTH = 1000;

export function isPushEndpoint(address: string): boolean {
  if (address.length > MAX_ENDPOINT_LENGTH || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || hash !== '') return false;
  return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}
