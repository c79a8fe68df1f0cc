import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

interface Address {
  name: string;
  address: string;
}

/**
 * What goes over the wire for a mail: one recipient, one line in every header, no attachment. The Message-ID follows
 * from the mail's id and content, so that a receiver recognises a second try and nobody takes two mails for one.
 * A mail of a mailing says how to leave it, by one click (RFC 8058) and by a mail to the sender (RFC 2369).
 * Throws RangeError when the recipient, the sender or who gets the answer is not one address, or the way to leave no
 * http(s) address.
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

/** Reads a sender as the settings write it: `Name <address>`, or the address alone. */
export function senderOf(from: string): Address {
  const [, name = '', address = from] = /^(.*)<([^<>]*)>\s*$/s.exec(from) ?? [];
  return { name: oneLine(name).replace(/^"(.*)"$/, '$1'), address: oneAddress(address.trim()) };
}

/** Whether a setting can be read as a sender. */
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

/** A header is one line; whatever could begin another becomes a space. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
