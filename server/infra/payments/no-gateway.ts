import { type CardSettings, PaymentError, type Payments } from './payments.ts';

/** Used when cards are off: authorises nothing and ignores payments of other gateways. */
export class NoGateway implements Payments {
  readonly settings: CardSettings = { gateway: 'none', publishable_key: null, test_cards: [] };

  async createCustomer(): Promise<never> {
    throw new PaymentError('off');
  }

  async authorise(): Promise<never> {
    throw new PaymentError('off');
  }

  async capture(): Promise<never> {
    throw new PaymentError('off');
  }

  async cancel(): Promise<never> {
    throw new PaymentError('off');
  }

  async refund(): Promise<never> {
    throw new PaymentError('off');
  }

  async listRefunds(): Promise<never> {
    throw new PaymentError('off');
  }

  async forgetCard() {}

  async forgetCustomer() {}

  async listAuthorised() {
    return [];
  }

  readEvent(): never {
    throw new PaymentError('signature_invalid');
  }
}
