import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

interface Address {
  name: string;
  address: string;
}

/**
 * The message as sent. The Message-ID is derived from id and content, so that receivers detect duplicates. Throws
 * RangeError for invalid addresses.
 */
export function messageOf(mail: Mail, from: Address): SendMailOptions {
  const digest = createHash('sha256')
    .update(JSON.stringify([mail.to, mail.subject, mail.text]))
    .digest('hex');
  return {
    from,
    to: { name: '', address: oneAddress(mail.to) },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: oneAddress(mail.replyTo) } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}.${digest.slice(0, 24)}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl === undefined ? {} : leavingBy(mail.unsubscribeUrl, from.address)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function leavingBy(url: string, sender: string): Record<string, string> {
  if (!/^https?:\/\/[\w.:[\]-]+\/[\w./?=&%~-]*$/.test(url)) {
    throw new RangeError('A mailing is left by an http(s) address');
  }
  return {
    'List-Unsubscribe': `<${url}>, <mailto:${sender}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

export function senderOf(from: string): Address {
  const [, name = '', address = from] = /^(.*)<([^<>]*)>\s*$/s.exec(from) ?? [];
  return { name: oneLine(name).replace(/^"(.*)"$/, '$1'), address: oneAddress(address.trim()) };
}

export function isSender(from: string): boolean {
  try {
    return senderOf(from).address !== '';
  } catch {
    return false;
  }
}

function oneAddress(text: string): string {
  if (!/^[^\s\p{Cc}<>(),;:"\\[\]@]+@[^\s\p{Cc}<>(),;:"\\[\]@]+$/u.test(text)) {
    throw new RangeError('A mail needs exactly one plain address');
  }
  return text;
}

/** Prevents header injection. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
