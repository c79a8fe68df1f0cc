import { Link, type MetaArgs } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { Policy, PolicySection } from './policy-text.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'Privacy Policy',
    description:
      'What we keep about you, why we keep it, who sees your measurements, and how to have your data corrected or deleted.',
  });
}

/** Signing up agrees to it (pages-8). */
export default function PrivacyPage() {
  const { brand_name, support } = useShop();
  const mail = <a href={`mailto:${support.email}`}>{support.email}</a>;
  return (
    <Policy
      title="Privacy Policy"
      since="2026-11-21"
      summary="We store what a tailor needs to make your garment and what the law makes us keep, and nothing more. We sell nothing about you, show no advertisements, and follow nobody around the web."
    >
      <PolicySection title="What we keep, and why">
        <ul>
          <li>
            <strong>Your account</strong>: username, e-mail address, phone number, and a picture if you add
            one, so that you can sign in and we can reach you about your orders. We store your password only
            as a hash, from which nobody can read it.
          </li>
          <li>
            <strong>Measurements</strong>: the records you save, with their earlier versions, so that you need
            not be measured again.
          </li>
          <li>
            <strong>Orders</strong>: what you ordered, a copy of the measurements it was made to, the pictures
            you sent, its history, and its invoice.
          </li>
          <li>
            <strong>Orders as a guest</strong>: the name and the address the parcel needs, and the e-mail
            address or phone number you give us, so that we can reach you about it.
          </li>
          <li>
            <strong>Messages</strong>: what you write to our support or by the contact form, with the name,
            the address and the number you give, and what we answer. We send no copy, because anyone could
            have entered your address.
          </li>
          <li>
            <strong>Newsletter</strong>: your e-mail address, once you have confirmed it by the link we
            e-mailed. An address that is never confirmed is deleted. After you unsubscribe we keep the address
            only so that nobody writes to it again; tell us, and it goes too.
          </li>
          <li>
            <strong>Reviews and wishes</strong>: a review you write shows your first name, or your username,
            to everybody. Only you can see your wishlist.
          </li>
          <li>
            <strong>Access logs</strong>: the time of a request, the page, and the network address, for a
            short while, to keep the shop running and safe. Passwords, card data and phone numbers are never
            logged.
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="Who sees it">
        <ul>
          <li>
            The tailor of your order sees that order: its measurements, its design, and how to reach you about
            it. Other tailors see nothing of it.
          </li>
          <li>Our support team sees your account and orders when it helps you.</li>
          <li>
            The brand or workshop that sends ready-made goods sees what the parcel needs, and nothing else.
          </li>
          <li>A courier gets the name, address and phone number the parcel needs.</li>
          <li>Authorities get what the law obliges us to hand over.</li>
        </ul>
        <p>Nobody else. Your data is not sold, rented or used for advertising.</p>
      </PolicySection>
      <PolicySection title="Pictures">
        <p>
          We remove hidden details, such as the place where a photo was taken, from every picture you upload.
          Design and measurement pictures are private: they open only through links that expire, for you, for
          the tailor of the order, and for our support.
        </p>
      </PolicySection>
      <PolicySection title="Payment">
        <p>
          With cash on delivery we only record that you paid. The payment provider turns your card number into
          a token. We never store or log the number; we store only the brand, the last four digits and the
          expiry month.
        </p>
      </PolicySection>
      <PolicySection title="What stays on your device">
        <p>
          Your browser keeps your sign-in, your cart, unfinished orders, and whether you shop from Pakistan or
          from abroad. There are two cookies, none for advertising or tracking. The{' '}
          <Link to="/cookies">Cookie Policy</Link> lists every entry.
        </p>
      </PolicySection>
      <PolicySection title="How long we keep it">
        <ul>
          <li>Your account and measurements: until you ask us to delete them.</li>
          <li>Messages: until your question is settled, or until you ask us to delete them.</li>
          <li>The newsletter: until you unsubscribe, with one click in every e-mail.</li>
          <li>Orders and invoices: as long as tax law requires.</li>
          <li>Access logs: at most 90 days.</li>
        </ul>
      </PolicySection>
      <PolicySection title="Your rights">
        <p>
          You can see and change your details and delete measurements yourself, in{' '}
          <Link to="/profile">your profile</Link>. Write to {mail} from the address of your account and we
          send you a copy of everything we hold, correct what is wrong, or delete your account. We answer
          within 30 days. What an invoice must show stays until the law lets us remove it; the rest goes.
        </p>
      </PolicySection>
      <PolicySection title="How we protect it">
        <p>
          Everything travels encrypted when you reach the shop over https. Access is limited to those who need
          it, each change to an order is recorded, and a changed password signs out every device. Should
          something go wrong all the same, we tell those concerned without delay.
        </p>
      </PolicySection>
      <PolicySection title="Children">
        <p>
          Accounts are for adults. Children’s measurements are kept in a parent’s account and are treated like
          the parent’s own data.
        </p>
      </PolicySection>
      <PolicySection title="Who is responsible">
        <p>
          {brand_name}, {support.address}. Questions about your data reach us at {mail} or {support.phone}.
          When this policy changes, the date at the top changes with it. The rules for orders are in the{' '}
          <Link to="/terms">Terms of Service</Link>.
        </p>
      </PolicySection>
    </Policy>
  );
}
