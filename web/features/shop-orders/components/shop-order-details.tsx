import type { ReactNode } from 'react';
import { basicWords, shopOrdersWords } from '#words';
import { DOCUMENT_KIND_NAMES } from '../../../../contract/constants/order-names.ts';
import type { ShopOrder } from '../../../../contract/shop-orders.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { saveDocument } from '../../orders/api.ts';
import { returnsOfAccount } from '../api.ts';
import { CancelGoods } from './cancel-goods.tsx';
import { PrintButton } from './print-button.tsx';
import { ShopOrderSummary } from './shop-order-summary.tsx';

const loadReturns = () => import('./returns-of-order.tsx');
const loadPayments = () => import('./payments-of-goods.tsx');
const loadDuty = () => import('./duty-of-shop-order.tsx');

interface ShopOrderDetailsProps {
  order: ShopOrder;
  onClose: () => void;
  /** What is owed back of it. */
  children?: ReactNode;
}

export function ShopOrderDetails({ order, onClose, children }: ShopOrderDetailsProps) {
  return (
    <Dialog
      title={order ? basicWords.order({ id: order.id }) : ''}
      open={order !== undefined}
      onClose={onClose}
      wide
      actions={
        order && (
          <>
            <PrintButton />
            <ButtonLink
              variant="quiet"
              className="print:hidden"
              to={`/chat?order=${encodeURIComponent(order.tracking_id)}`}
            >
              {shopOrdersWords.askAboutIt}
            </ButtonLink>
            <ButtonLink
              className="print:hidden"
              to={`/order_tracking?number=${encodeURIComponent(order.tracking_id)}`}
            >
              {shopOrdersWords.trackThisOrder}
            </ButtonLink>
          </>
        )
      }
    >
      {order && (
        <>
          {order.wallet_payment && (
            <ButtonLink className="mb-6 print:hidden" to={`/payment?reference=${order.wallet_payment}`}>
              {shopOrdersWords.payThisOrder}
            </ButtonLink>
          )}
          <ShopOrderSummary order={order} actionOf={(part) => <CancelGoods order={order} part={part} />} />
          {order.shipping.country !== 'PK' && (
            <div className="mt-6">
              <LazyPart load={loadDuty} skeleton={<Skeleton className="h-16" />}>
                {(DutyOfShopOrder) => <DutyOfShopOrder order={order} />}
              </LazyPart>
            </div>
          )}
          {order.payments.length > 0 && (
            <div className="mt-6">
              <LazyPart load={loadPayments} skeleton={<Skeleton className="h-16" />}>
                {(PaymentsOfGoods) => <PaymentsOfGoods order={order} />}
              </LazyPart>
            </div>
          )}
          {order.parts.some(({ status }) => status === 'DELIVERED' || status === 'RETURNED') && (
            <div className="mt-6">
              <LazyPart load={loadReturns} skeleton={<Skeleton className="h-16" />}>
                {(ReturnsOfOrder) => <ReturnsOfOrder source={returnsOfAccount(order.id)} />}
              </LazyPart>
            </div>
          )}
          <div className="mt-6 empty:hidden">{children}</div>
          <ul className="mt-6 flex flex-wrap gap-2 empty:hidden print:hidden">
            {order.documents.map(({ id, kind }) => (
              <li key={id}>
                <DownloadButton
                  label={`${DOCUMENT_KIND_NAMES[kind]} ${id}`}
                  save={() => saveDocument(order.id, id)}
                  errorText={(error) =>
                    failureSentence(error, shopOrdersWords.theDocumentCouldNotBeDownloaded)
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
