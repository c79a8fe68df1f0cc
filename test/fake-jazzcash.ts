import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = Record<string, string>;

/** A small JazzCash on 127.0.0.1 that speaks its documentation: the form, the inquiry, returns and notices. */
export class FakeJazzCash {
  readonly merchantId = 'MC10001';
  readonly password = 'jazz-password-7';
  readonly integritySalt = 'jazz-salt-9';
  /** Payment response codes by reference. */
  readonly transactions = new Map<string, { code: string; paisa: string }>();
  readonly inquiries: Fields[] = [];
  /** Fails the next inquiries: no answer at all, an error, or an answer that is no JSON. */
  readonly troubles: ('hang-up' | 'error' | 'html' | 'wrong-hash' | '101')[] = [];
  #server: Server | undefined;

  async start(): Promise<string> {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const trouble = this.troubles.shift();
        if (trouble === 'hang-up') return request.destroy();
        if (trouble === 'error') return response.writeHead(503).end();
        if (trouble === 'html') return response.writeHead(200).end('<html>maintenance</html>');
        const asked = JSON.parse(Buffer.concat(chunks).toString()) as Fields;
        const answer = trouble === '101' ? { pp_ResponseCode: '101' } : this.#answer(asked);
        if (trouble === 'wrong-hash') Object.assign(answer, { pp_SecureHash: 'F'.repeat(64) });
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.close();
  }

  /** The customer's browser posts the form; throws what JazzCash would show instead of its page. */
  arrive(fields: Fields): void {
    if (this.hashOf(fields) !== fields.pp_SecureHash) throw new Error('115 Invalid hash received.');
    if (fields.pp_Password !== this.password) throw new Error('101 Invalid merchant credentials.');
    const { pp_TxnRefNo: reference = '', pp_Amount: paisa = '' } = fields;
    if (!/^[0-9A-Za-z]{1,20}$/.test(reference)) throw new Error('110 Invalid value for pp_TxnRefNo.');
    if (!this.transactions.has(reference)) this.transactions.set(reference, { code: '157', paisa });
  }

  decide(reference: string, code: string): void {
    const transaction = this.transactions.get(reference);
    if (!transaction) throw new Error('109 Transaction does not exist.');
    transaction.code = code;
  }

  /** What JazzCash posts to the return address and as its notice. */
  messageOf(reference: string, more: Fields = {}): Fields {
    const { code, paisa } = this.transactions.get(reference) ?? { code: '109', paisa: '' };
    const fields = {
      pp_Version: '1.1',
      pp_TxnType: 'MWALLET',
      pp_Amount: paisa,
      pp_AuthCode: '',
      pp_MerchantID: this.merchantId,
      pp_ResponseCode: code,
      pp_ResponseMessage: 'As decided',
      pp_RetreivalReferenceNo: `26112${reference.slice(1, 8)}`,
      pp_TxnCurrency: 'PKR',
      pp_TxnRefNo: reference,
      ppmpf_1: '',
      ...more,
    };
    return { ...fields, pp_SecureHash: this.hashOf(fields) };
  }

  hashOf(fields: Fields): string {
    const names = Object.keys(fields)
      .filter((name) => name !== 'pp_SecureHash' && fields[name] !== '')
      .toSorted();
    const signed = [this.integritySalt, ...names.map((name) => fields[name])].join('&');
    return createHmac('sha256', this.integritySalt).update(signed).digest('hex').toUpperCase();
  }

  #answer(asked: Fields): Fields {
    this.inquiries.push(asked);
    if (this.hashOf(asked) !== asked.pp_SecureHash) return { pp_ResponseCode: '115' };
    const transaction = this.transactions.get(asked.pp_TxnRefNo ?? '');
    if (!transaction) return { pp_ResponseCode: '109', pp_ResponseMessage: 'Transaction does not exist.' };
    const fields = {
      pp_ResponseCode: '000',
      pp_ResponseMessage: 'Inquired.',
      pp_PaymentResponseCode: transaction.code,
      pp_PaymentResponseMessage: 'As decided',
      pp_Status: transaction.code === '000' ? 'Completed' : 'Pending',
      pp_RetreivalReferenceNo: `26112${asked.pp_TxnRefNo?.slice(1, 8)}`,
    };
    return { ...fields, pp_SecureHash: this.hashOf(fields) };
  }
}
