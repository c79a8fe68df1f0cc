import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Booked {
  orderRefNumber: string;
  trackingNumber: string;
  invoicePayment: string;
  cityName: string;
  customerPhone: string;
  deliveryAddress: string;
  customerName: string;
  items: number;
  pickupAddressCode: string;
  status: string;
  history: {
    transactionStatusMessage: string;
    transactionStatusMessageCode: string;
    modifiedDatetime?: string;
  }[];
}

type Trouble = 'error' | 'after' | '401' | 'nonsense' | 'hang' | 'refuse' | 'no record' | 'failed inside';

/** A small PostEx on 127.0.0.1, after its integration guide: cities, booking, lists, tracking, labels, cancelling. */
export class FakePostEx {
  readonly token = 'postex-secret-token-7';
  readonly parcels = new Map<string, Booked>();
  readonly calls: string[] = [];
  /** What the next calls that match meet; `after`: the call is carried out and its answer lost. */
  readonly troubles: { call: RegExp; trouble: Trouble }[] = [];
  cities = ['Lahore', 'Karachi', 'Rahim Yar Khan'];
  #server: Server | undefined;
  #last = 20_000_000_000;

  async start(port = 0): Promise<string> {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = (request.url ?? '').replace('/services/integration/api/order', '');
        const call = `${request.method} ${path}`;
        this.calls.push(call);
        const at = this.troubles.findIndex((one) => one.call.test(call));
        const trouble = at < 0 ? undefined : this.troubles.splice(at, 1)[0]?.trouble;
        if (trouble === 'hang') return;
        if (trouble === 'error') return response.writeHead(502).end('<html>bad gateway</html>');
        if (trouble === 'nonsense') return response.writeHead(200).end('[7]');
        const say = (status: number, answer: object) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
        if (trouble === '401' || request.headers.token !== this.token) {
          return say(401, { statusCode: '401', statusMessage: 'INVALID TOKEN' });
        }
        if (trouble === 'refuse') return say(400, { statusCode: '400', statusMessage: 'INVALID ADDRESS' });
        if (trouble === 'no record') {
          return say(200, { statusCode: '404', statusMessage: 'NO RECORD FOUND', dist: null });
        }
        if (trouble === 'failed inside') return say(200, { statusCode: '500', statusMessage: 'ERROR' });
        if (path.startsWith('/v1/get-invoice')) {
          const numbers = new URL(path, 'http://x').searchParams.get('trackingNumbers')?.split(',') ?? [];
          if (!numbers.every((number) => this.parcels.has(number))) return say(404, { statusCode: '404' });
          return response
            .writeHead(200, { 'content-type': 'application/pdf' })
            .end(`%PDF-1.4 ${numbers.join(' ')}`);
        }
        const answer = this.#answer(call, JSON.parse(Buffer.concat(chunks).toString() || '{}'));
        if (trouble === 'after') return request.socket.destroy();
        if (!answer) return say(404, { statusCode: '404', statusMessage: 'NOT FOUND' });
        return say(200, { statusCode: '200', statusMessage: 'SUCCESSFULLY OPERATED', dist: answer });
      });
    });
    await new Promise<void>((done) => this.#server?.listen(port, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** What the courier says of a parcel from now on. */
  say(number: string, status: string, line?: { code: string; text: string; at?: string }): void {
    const parcel = this.parcels.get(number);
    if (!parcel) throw new Error('No such parcel');
    parcel.status = status;
    if (line)
      parcel.history.push({
        transactionStatusMessage: line.text,
        transactionStatusMessageCode: line.code,
        ...(line.at && { modifiedDatetime: line.at }),
      });
  }

  #answer(call: string, body: Record<string, string>): object | undefined {
    if (call.startsWith('GET /v2/get-operational-city')) {
      return this.cities.map((name) => ({ operationalCityName: name, isDeliveryCity: true }));
    }
    if (call === 'POST /v3/create-order') {
      const trackingNumber = `CX-${++this.#last}`;
      const parcel = { ...(body as unknown as Booked), trackingNumber, status: 'UnBooked', history: [] };
      this.parcels.set(trackingNumber, parcel);
      return { trackingNumber, orderStatus: 'UnBooked', orderDate: '2026-11-27 10:00:00' };
    }
    if (call.startsWith('GET /v2/get-unbooked-orders')) {
      return [...this.parcels.values()].filter(({ status }) => status === 'UnBooked').map(listed);
    }
    if (call.startsWith('GET /v1/get-all-order')) {
      return [...this.parcels.values()].map((one) => ({ trackingResponse: listed(one), message: 'ok' }));
    }
    if (call === 'PUT /v1/cancel-order') {
      const parcel = this.parcels.get(body.trackingNumber ?? '');
      if (parcel?.status !== 'UnBooked') return undefined;
      parcel.status = 'Un-Assigned By Me';
      return {};
    }
    const parcel = this.parcels.get(call.replace('GET /v1/track-order/', ''));
    if (!parcel) return undefined;
    return {
      ...listed(parcel),
      invoicePayment: Number(parcel.invoicePayment),
      transactionStatusHistory: parcel.history,
    };
  }
}

function listed({ orderRefNumber, trackingNumber, status }: Booked) {
  return { orderRefNumber, trackingNumber, transactionStatus: status };
}
